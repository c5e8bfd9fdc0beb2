// Made by tools/api_types.py from the server's own types. Do not edit: make api

import type { Scores } from '$lib/api/generated';

export interface AchievementView {
  readonly name: string;
  readonly requirement: string;
  readonly at_least: number;
  readonly places: readonly number[]; // that may be claimed, highest first
}

export interface CardView {
  readonly number: number;
  readonly name: string;
  readonly points: number;
  readonly requirement: string; // as a set file writes it
}

export interface Piles {
  readonly cards: readonly number[];
  readonly tiles: readonly number[];
  readonly features: readonly ('*' | 'm' | 'p1' | 'p2' | 'p3' | 'p4' | 'w1' | 'w2' | 'w3' | 'w4')[];
  readonly pieces: readonly ('b' | 'g' | 'r' | 'y')[];
}

export interface PlayerView {
  readonly position: string; // "" before the starting tile
  readonly origin: readonly [number, number]; // of its top left space
  readonly cards: readonly CardView[];
  readonly rings: readonly (RingView | null)[]; // under each achievement
  readonly progress: readonly (readonly (readonly (readonly [number, number])[])[])[]; // For each achievement the spaces of each occurrence there is now: how near a claim is.
}

export interface RingView {
  readonly points: number;
  readonly spaces: readonly (readonly [number, number])[]; // what met the achievement when it was claimed
}

export interface TileView {
  readonly number: number;
  readonly spaces: string;
}

export interface View {
  readonly seats: number;
  readonly city: string; // as in the options
  readonly city_name: string;
  readonly long: boolean;
  readonly set_name: string;
  readonly set_file: string | null; // the text of a set of the players' own
  readonly achievements: readonly AchievementView[];
  readonly rounds: number;
  readonly round: number; // 0: starting tiles; rounds + 1: the match is over
  readonly to_act: readonly number[];
  readonly star: number; // the seat that holds it; -1 until it is drawn
  readonly acting: number; // whose turn it is, also while something is drawn in it; -1 before the start
  readonly due: string; // the chance step that comes next, if any
  readonly starts: readonly TileView[]; // starting tiles not chosen yet
  readonly cards: readonly CardView[]; // face-up in columns 1–3, taken or not
  readonly tiles: readonly TileView[];
  readonly features: readonly ('*' | 'm' | 'p1' | 'p2' | 'p3' | 'p4' | 'w1' | 'w2' | 'w3' | 'w4')[]; // face-up: two in column 1, then one a column
  readonly blocks: readonly ('b' | 'g' | 'r' | 'y')[]; // four in column 1, three in columns 2 and 3
  readonly workers: readonly (readonly (number | null)[])[]; // in each row the seat on each column
  readonly begun: boolean; // the acting seat has taken something
  readonly hidden: string; // what its take would turn up, not committed yet
  readonly tile: TileView | null; // in its hand
  readonly things: readonly ('b' | 'g' | 'r' | 'y' | '*' | 'm' | 'p1' | 'p2' | 'p3' | 'p4' | 'w1' | 'w2' | 'w3' | 'w4')[]; // in its hand: features or pieces
  readonly left: Piles; // what was never seen
  readonly players: readonly PlayerView[];
  readonly scores: Scores;
}
