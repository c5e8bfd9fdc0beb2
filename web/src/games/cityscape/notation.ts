/** The actions of this game as they are written in the legal list, and the names of lots. */

import type { Place } from '$lib/live/wire';
import type { Sight } from './view';

export type Side = Sight['side'];

export type Action =
  | { readonly kind: 'goal'; readonly die: string; readonly code: number }
  | { readonly kind: 'build'; readonly height: number; readonly lot: string };

/** Null for anything else: an action of a later version is not offered rather than guessed. */
export function parse(text: string): Action | null {
  const goal = /^goal ([SWNE]\d) (\d+)$/.exec(text);
  if (goal) return { kind: 'goal', die: goal[1]!, code: Number(goal[2]) };
  const build = /^build (\d+) ([a-z]\d+)$/.exec(text);
  if (build) return { kind: 'build', height: Number(build[1]), lot: build[2]! };
  return null;
}

const COLUMNS = 'abcd'; // from the west
export const WIDTH = COLUMNS.length; // lots of a row, and rows

export function lotName([x, y]: Place): string {
  return `${COLUMNS[x] ?? '?'}${WIDTH - y}`;
}

/** The place of a lot in the order of a position, which begins at a4. */
export function lotNumber([x, y]: Place): number {
  return y * WIDTH + x;
}
