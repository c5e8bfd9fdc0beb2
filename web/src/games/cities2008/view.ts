/** What the server shows of a match: the view of `tripolis.games.cities2008`, field by field. */

import type { Place, Scores } from '$lib/live/wire';

export interface TileView {
  readonly number: number;
  readonly x: number; // on the grid of tiles
  readonly y: number;
  readonly rotation: number;
  readonly face: string; // as it lies: NW NE SW SE
}

export interface CityView {
  readonly position: string | null;
  readonly origin: Place | null;
  readonly tiles: readonly TileView[];
  readonly tourists: readonly Place[];
  readonly stock: number;
  readonly turn: readonly string[];
}

export interface View {
  readonly viewer: number | null;
  readonly seats: number;
  readonly level: number;
  readonly tile_set: string;
  readonly faces: readonly string[];
  readonly rounds: number;
  readonly round: number;
  readonly over: boolean;
  readonly drawn: readonly number[];
  readonly remaining: readonly number[];
  readonly turned_up: readonly number[];
  readonly to_place: readonly number[];
  readonly waiting: readonly number[];
  readonly cities: readonly CityView[];
  readonly stale: readonly boolean[];
  readonly scores: Scores;
}
