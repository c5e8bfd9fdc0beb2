/** What the server shows of a match: the view of `tripolis.games.cities2024`, field by field. */

import type { Place, Scores } from '$lib/live/wire';

export interface CardView {
  readonly number: number;
  readonly name: string;
  readonly points: number;
  readonly requirement: string; // as a set file writes it
}

export interface TileView {
  readonly number: number;
  readonly spaces: string;
}

export interface AchievementView {
  readonly name: string;
  readonly requirement: string;
  readonly at_least: number;
  readonly places: readonly number[]; // that may be claimed, highest first
}

export interface RingView {
  readonly points: number;
  readonly spaces: readonly Place[]; // what met the achievement when it was claimed
}

export interface PlayerView {
  readonly position: string; // "" before the starting tile
  readonly origin: Place; // of its top left space
  readonly cards: readonly CardView[];
  readonly rings: readonly (RingView | null)[]; // under each achievement
  /** For each achievement the spaces of each occurrence there is now. */
  readonly progress: readonly (readonly (readonly Place[])[])[];
}

export interface Piles {
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  readonly features: readonly string[];
  readonly pieces: readonly string[];
}

export interface View {
  readonly seats: number;
  readonly city: string;
  readonly city_name: string;
  readonly long: boolean;
  readonly set_name: string;
  readonly set_file: string | null;
  readonly achievements: readonly AchievementView[];
  readonly rounds: number;
  readonly round: number; // 0: starting tiles; rounds + 1: the match is over
  readonly to_act: readonly number[];
  readonly star: number; // -1 until it is drawn
  readonly acting: number;
  readonly due: string;
  readonly starts: readonly TileView[]; // not chosen yet
  readonly cards: readonly CardView[]; // face-up in columns 1–3, taken or not
  readonly tiles: readonly TileView[];
  readonly features: readonly string[]; // face-up: two in column 1, then one a column
  readonly blocks: readonly string[]; // four in column 1, three in columns 2 and 3
  readonly workers: readonly (readonly (number | null)[])[]; // in each row the seat on each column
  readonly begun: boolean;
  readonly hidden: string;
  readonly tile: TileView | null; // in hand
  readonly things: readonly string[]; // in hand
  readonly left: Piles;
  readonly players: readonly PlayerView[];
  readonly scores: Scores;
}
