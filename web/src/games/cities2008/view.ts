// Made by tools/api_types.py from the server's own types. Do not edit: make api

import type { Scores, SeatScore, Standing } from '$lib/api/generated';

export interface CityView {
  readonly position: string | null; // None: nothing lies yet
  readonly origin: readonly [number, number] | null; // the record coordinates of the position's top left field
  readonly tiles: readonly TileView[]; // in the order in which they were laid
  readonly tourists: readonly (readonly [number, number])[]; // by row, then column
  readonly stock: number;
  readonly turn: readonly string[]; // the actions of this round, as far as they are seen here
}

export interface Shown {
  readonly seat: number;
  readonly city: CityView;
  readonly score: SeatScore;
  readonly stale: boolean; // as it was at the end of the last round
}

export interface TileView {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly face: string; // as it lies: NW NE SW SE after the rotation
}

export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly level: number;
  readonly tile_set: string;
  readonly faces: readonly string[]; // of the tiles 1, 2, 3 …, not turned
  readonly rounds: number;
  readonly round: number; // that runs or ran last; the start is 0
  readonly over: boolean;
  readonly drawn: readonly number[]; // the numbers turned up so far, in order
  readonly remaining: readonly number[]; // the numbers that were not turned up
  readonly turned_up: readonly number[]; // the tiles of this round
  readonly to_place: readonly number[]; // those of them that the viewer has still to lay
  readonly waiting: readonly number[]; // seats that have not finished this round
  readonly cities: readonly CityView[];
  readonly stale: readonly boolean[]; // which cities are shown as at the end of the last round
  readonly scores: Scores; // of the cities as they are shown
  readonly standing: Standing | null; // In a crowd: then cities and scores are the viewer's own alone.
}
