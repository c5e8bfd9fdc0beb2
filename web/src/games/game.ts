/** What a game brings to the client: a table for now and here, loaded when it is needed. */

import type { Component } from 'svelte';
import type { Session } from '$lib/live/session.svelte';

export interface TableProps<V> {
  readonly session: Session<V>;
  /** What stands below the title: the room, the clock. */
  readonly under: string;
}

export type GameName = 'cities2008' | 'cityscape' | 'cities2024';

interface TableModule {
  // What a session holds is the game's own affair: the name decides which table gets it.
  readonly default: Component<TableProps<any>>;
}

export const TABLES: Partial<Record<GameName, () => Promise<TableModule>>> = {
  cities2008: () => import('./cities2008/Table.svelte'),
};
