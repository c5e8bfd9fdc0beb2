/** What cells of the draft board and of the neighbourhood are known by. */

import type { Place } from '$lib/live/wire';
import type { Row } from './notation';

export type Key =
  | { readonly kind: 'slot'; readonly row: Row; readonly column: number }
  | { readonly kind: 'start'; readonly number: number }
  | { readonly kind: 'spot' | 'space'; readonly at: Place };

export const slotKey = (row: Row, column: number): string => `slot ${row} ${column}`;
export const startKey = (number: number): string => `start ${number}`;
export const spotKey = (at: Place): string => `spot ${at.join(',')}`;
export const spaceKey = (at: Place): string => `space ${at.join(',')}`;

export function parseKey(key: string): Key | null {
  const slot = /^slot (cards|tiles|features|blocks) (\d)$/.exec(key);
  if (slot) return { kind: 'slot', row: slot[1] as Row, column: Number(slot[2]) };
  const start = /^start (\d+)$/.exec(key);
  if (start) return { kind: 'start', number: Number(start[1]) };
  const found = /^(spot|space) (-?\d+),(-?\d+)$/.exec(key);
  return found && { kind: found[1] as 'spot' | 'space', at: [Number(found[2]), Number(found[3])] };
}
