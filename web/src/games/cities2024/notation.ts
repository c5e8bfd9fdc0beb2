/** The actions of this game as they are written in the legal list. */

import type { Place } from '$lib/live/wire';

export const ROWS = ['cards', 'tiles', 'features', 'blocks'] as const;
export type Row = (typeof ROWS)[number];

export type Action =
  | { readonly kind: 'start'; readonly number: number; readonly rotation: number }
  | { readonly kind: 'take'; readonly row: Row; readonly column: number }
  | { readonly kind: 'tile'; readonly at: Place; readonly rotation: number }
  | { readonly kind: 'lay'; readonly thing: string; readonly to: Place }
  | { readonly kind: 'discard'; readonly thing: string };

/** Null for anything else: an action of a later version is not offered rather than guessed. */
export function parse(text: string): Action | null {
  const start = /^start (\d+),r([0-3])$/.exec(text);
  if (start) return { kind: 'start', number: Number(start[1]), rotation: Number(start[2]) };
  const take = /^take (cards|tiles|features|blocks) (\d+)$/.exec(text);
  if (take) return { kind: 'take', row: take[1] as Row, column: Number(take[2]) };
  const tile = /^tile (-?\d+),(-?\d+),r([0-3])$/.exec(text);
  if (tile) return { kind: 'tile', at: [Number(tile[1]), Number(tile[2])], rotation: Number(tile[3]) };
  const laid = /^(?:feature ([wp][1-4]|m|\*)|block ([rgby])) (-?\d+),(-?\d+)$/.exec(text);
  if (laid) return { kind: 'lay', thing: (laid[1] ?? laid[2])!, to: [Number(laid[3]), Number(laid[4])] };
  const gone = /^discard ([wp][1-4]|[m*rgby])$/.exec(text);
  return gone ? { kind: 'discard', thing: gone[1]! } : null;
}
