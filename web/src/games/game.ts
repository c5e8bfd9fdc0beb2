/** What a game brings to the client. Each part is loaded when it is needed, and not before. */

import type { Component, Snippet } from 'svelte';
import type { Refusal } from '$lib/board/refusal.svelte';
import type { Spotlight } from '$lib/board/spotlight.svelte';
import type { Session } from '$lib/live/session.svelte';
import type { ScoreWords } from '../scorer/words';
import { between as cities2008 } from './cities2008/between';
import { between as cities2024 } from './cities2024/between';
import { between as cityscape } from './cityscape/between';

export const GAMES = ['cities2008', 'cityscape', 'cities2024'] as const;
export type GameName = (typeof GAMES)[number];

/** Somebody who explains a table while it is played: what they listen to, and where they speak. */
export interface Guide {
  readonly banner: Snippet; // in the place of the table's own
  readonly spotlight: Spotlight;
  readonly refusal: Refusal;
}

export interface TableProps<V> {
  readonly session: Session<V>;
  /** What stands below the title: the room, the clock. */
  readonly under: string;
  /** Several people play on this device. `pass` hands it on when a table has said `later`. */
  readonly shared?: { readonly pass: () => void } | null;
  readonly guide?: Guide | undefined;
}

/**
 * How one device goes from seat to seat: behind a screen that hides everything, in the open, or when
 * the table says so, because all look at something first.
 */
export type Passing = 'hidden' | 'open' | 'later';

/** What there is between the turns of a seat. */
export interface Between<V> {
  /** By what a seat sees now, and saw before it; null: nothing yet. */
  readonly passing: (now: V | null, before: V | null) => Passing;
  /** Whether a move can be tried on a copy while others act. If the server has nothing to try, it says so. */
  readonly tries: (view: V) => boolean;
}

export interface EndingProps<V> extends TableProps<V> {
  /** The same people and options once more. */
  readonly again: () => void;
  readonly share: () => void;
  /** What the game leads to, shown when its points are told. */
  readonly after?: Snippet;
}

interface TableModule {
  // What a session holds is the game's own affair: the name decides which table gets it.
  readonly default: Component<TableProps<any>>;
}

type Loaders<T> = Readonly<Partial<Record<GameName, () => Promise<T>>>>;

export const TABLES: Loaders<TableModule> = {
  cities2008: () => import('./cities2008/Table.svelte'),
  cities2024: () => import('./cities2024/Table.svelte'),
  cityscape: () => import('./cityscape/Table.svelte'),
};

export const BETWEEN: Readonly<Record<GameName, Between<any>>> = { cities2008, cityscape, cities2024 };

interface EndingModule {
  readonly default: Component<EndingProps<any>>;
}

/** What follows when the last turn is done. */
export const ENDINGS: Loaders<EndingModule> = {
  cities2008: () => import('./cities2008/Ending.svelte'),
  cityscape: () => import('./cityscape/Ending.svelte'),
  cities2024: () => import('./cities2024/Ending.svelte'),
};

/** A look at a table for the home page. */
export const PICTURES: Loaders<{ readonly default: Component }> = {
  cities2008: () => import('./cities2008/Picture.svelte'),
  cityscape: () => import('./cityscape/Picture.svelte'),
  cities2024: () => import('./cities2024/Picture.svelte'),
};

interface ScorerModule {
  readonly default: Component<{ readonly w: ScoreWords }>;
}

/** Scoring how a real game ended. */
export const SCORERS: Loaders<ScorerModule> = {
  cities2008: () => import('./cities2008/score/Scorer.svelte'),
  cityscape: () => import('./cityscape/score/Scorer.svelte'),
  cities2024: () => import('./cities2024/score/Scorer.svelte'),
};
