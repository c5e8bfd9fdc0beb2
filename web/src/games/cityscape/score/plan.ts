/** The sheet as it is drawn: the city from above, north at the top, and the dice of each side around it. */

import type { Box } from '$lib/board/geometry';
import type { Place } from '$lib/live/wire';
import { WIDTH, type Side } from '../notation';

export const LOT = 112;
export const TRAY = 80; // how deep a row of dice is
const DIE = 56;
const CITY = WIDTH * LOT;
const SIZE = CITY + 2 * TRAY;
const MARGIN = 8;

export const BOX: Box = { x: -MARGIN, y: -MARGIN, width: SIZE + 2 * MARGIN, height: SIZE + 2 * MARGIN };
export const GROUND: Box = { x: TRAY, y: TRAY, width: CITY, height: CITY };

export function lotBox([x, y]: Place): Box {
  return { x: TRAY + x * LOT, y: TRAY + y * LOT, width: LOT, height: LOT };
}

/** Where a side sits. Each has the corner at its own left, so that they follow one another around. */
const TRAYS: Readonly<Record<Side, Box>> = {
  S: { x: 0, y: TRAY + CITY, width: TRAY + CITY, height: TRAY },
  W: { x: 0, y: 0, width: TRAY, height: TRAY + CITY },
  N: { x: TRAY, y: 0, width: CITY + TRAY, height: TRAY },
  E: { x: TRAY + CITY, y: TRAY, width: TRAY, height: CITY + TRAY },
};

export function trayBox(side: Side): Box {
  return TRAYS[side];
}

export function cornerBox(side: Side): Box {
  const far = TRAY + CITY;
  return { x: side === 'N' || side === 'E' ? far : 0, y: side === 'S' || side === 'E' ? far : 0, width: TRAY, height: TRAY };
}

/** The lot nearest to a side in one of its lines, which are counted from its own left. */
export function nearest(side: Side, line: number): Place {
  const [first, last] = [line - 1, WIDTH - line];
  return { S: [first, WIDTH - 1], W: [0, first], N: [last, 0], E: [WIDTH - 1, last] }[side] as unknown as Place;
}

/** Beyond its nearest lot lies the die of a line: there it is touched. */
export function dieBox(side: Side, line: number): Box {
  const lot = lotBox(nearest(side, line));
  const tray = TRAYS[side];
  return side === 'S' || side === 'N' ? { ...lot, y: tray.y, height: TRAY } : { ...lot, x: tray.x, width: TRAY };
}

/** And there it is drawn. */
export function dieFace(side: Side, line: number): Box {
  const { x, y, width, height } = dieBox(side, line);
  return { x: x + (width - DIE) / 2, y: y + (height - DIE) / 2, width: DIE, height: DIE };
}

/** Row and column in the grid of everything that can be chosen. */
export function cellAt(side: Side, line: number): { readonly row: number; readonly column: number } {
  const [x, y] = nearest(side, line);
  const [dx, dy] = { S: [0, 1], W: [-1, 0], N: [0, -1], E: [1, 0] }[side] as [number, number];
  return { row: y + dy, column: x + dx };
}
