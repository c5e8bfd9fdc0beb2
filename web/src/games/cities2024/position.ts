/** A neighbourhood read from its position: which space holds what. */

import type { Place } from '$lib/live/wire';

export type Colour = 'r' | 'g' | 'b' | 'y';

export interface Space {
  readonly place: Place;
  readonly ground: 'water' | 'park' | 'building';
  readonly colour: Colour | null; // null on water and park, and on a wild space without a piece
  readonly height: number;
  readonly feature: string | null; // as the tray has it: w2, p1, m, *
}

export interface Hood {
  readonly origin: Place;
  readonly spaces: readonly Space[];
  readonly tiles: readonly Place[]; // on the grid of tiles
}

export function parseSpace(text: string, place: Place): Space | null {
  const found = /^(?:([rgby])([1-4]|m)?|(\*)(?:([rgby])([1-4]))?|([wp])([1-4])?)$/.exec(text);
  if (!found) return null;
  const [, plain, on, wild, built, height, unpaved, kind] = found;
  if (unpaved) {
    const ground = unpaved === 'w' ? 'water' : 'park';
    return { place, ground, colour: null, height: 0, feature: kind ? unpaved + kind : null };
  }
  return {
    place,
    ground: 'building',
    colour: ((plain ?? built) as Colour | undefined) ?? null,
    height: Number(on === 'm' ? 0 : (on ?? height ?? 0)),
    feature: wild ? '*' : on === 'm' ? 'm' : null,
  };
}

export function parseHood(position: string, origin: Place): Hood {
  const rows = position === '' ? [] : position.split('/').map((row) => row.trim().split(/\s+/));
  const spaces = rows.flatMap((row, y) =>
    row.flatMap((text, x) => parseSpace(text, [origin[0] + x, origin[1] + y]) ?? []),
  );
  const tiles = new Map<string, Place>();
  for (const { place } of spaces) {
    const at: Place = [Math.floor(place[0] / 2), Math.floor(place[1] / 2)];
    tiles.set(String(at), at);
  }
  return { origin, spaces, tiles: [...tiles.values()] };
}

/** The spaces of a tile in hand, after clockwise quarter turns. */
export function tileSpaces(spaces: string, turns: number, [x, y]: Place = [0, 0]): Space[] {
  let words = spaces.split(/[\s/]+/);
  for (let n = 0; n < turns % 4; n++) words = [words[2]!, words[0]!, words[3]!, words[1]!];
  return words.flatMap((text, n) => parseSpace(text, [x + (n % 2), y + Math.floor(n / 2)]) ?? []);
}
