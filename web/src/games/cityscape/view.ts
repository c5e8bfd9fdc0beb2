/** What the server shows of a match: the view of `tripolis.games.cityscape`, field by field. */

import type { Place, Scores, SeatScore } from '$lib/live/wire';

export type Side = 'S' | 'W' | 'N' | 'E';

/** What a side sees along one of its lines. */
export interface Sight {
  readonly side: Side;
  readonly line: number; // from the side's left, from 1
  readonly lots: readonly Place[]; // from the nearest to the farthest
  readonly seen: readonly Place[]; // what codes 1–4 count
  readonly level: readonly Place[]; // where code 5 looks for equal ones
}

export interface Round {
  readonly heights: readonly number[];
  readonly goals: readonly (readonly number[])[];
}

export interface View {
  readonly viewer: number | null;
  readonly rounds: number;
  readonly round: number;
  readonly starter: number;
  readonly phase: 'goals' | 'build' | 'over';
  readonly to_act: readonly number[];
  readonly sides: readonly string[]; // of each seat, such as SW
  readonly goals: readonly (readonly number[] | null)[]; // 0: not set; null: hidden
  readonly locked: readonly boolean[];
  readonly heights: readonly number[]; // from the north-west, row by row
  readonly left: readonly number[]; // blocks of heights 1, 2, 3 …
  readonly mover: number;
  readonly built: { readonly height: number; readonly lot: number } | null;
  readonly past: readonly Round[];
  readonly scores: Scores; // of the scored rounds
  readonly outlook: SeatScore | null; // of this round, if nothing else were built
  readonly sights: readonly Sight[];
  readonly past_sights: readonly (readonly Sight[])[];
}
