/** How each game shows a moment to somebody who only looks: in replays, and in lessons. */

import type { Component } from 'svelte';
import type { Words } from '$lib/i18n/index.svelte';
import type { More } from '$lib/i18n/more';
import type { Player } from '$lib/live/session.svelte';
import type { GameEvent } from '$lib/live/wire';
import type { GameName } from './game';

export interface Moment<V> {
  readonly view: V;
  readonly events: readonly GameEvent[]; // that led to it
}

export interface SceneProps<V> {
  /** All moments up to the one that is shown. */
  readonly moments: readonly Moment<V>[];
  /** How it ended. */
  readonly last: V;
  /** Whose board is shown. */
  readonly seat: number;
  readonly players: readonly Player[];
}

/** A thing that happened, in words; `seat` says by whom. */
export interface Told {
  readonly seat: number | null;
  readonly text: string;
}

export interface Telling<V> {
  readonly moment: Moment<V>;
  readonly nameOf: (seat: number) => string;
  readonly w: Words;
  readonly more: More;
}

export interface SceneModule {
  readonly default: Component<SceneProps<any>>;
  readonly told: (telling: Telling<any>) => Told[];
}

export const SCENES: Readonly<Record<GameName, () => Promise<SceneModule>>> = {
  cities2008: () => import('./cities2008/Scene.svelte'),
  cityscape: () => import('./cityscape/Scene.svelte'),
  cities2024: () => import('./cities2024/Scene.svelte'),
};
