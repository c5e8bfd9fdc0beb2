/** What the next touch of a space does to it. */

import type { Colour } from '../position';
import { NOTHING } from './paper';

export type Kind = 'w' | 'p' | Colour | '*' | 'clear';
export const KINDS: readonly Kind[] = ['w', 'p', 'r', 'g', 'b', 'y', '*', 'clear'];

export interface Brush {
  readonly kind: Kind;
  /** Of water and park the feature. Of a colour the pieces, a monument, or `+`: one more at each tap. */
  readonly detail: string;
}

export const MORE = '+';
const HIGHEST = 4;

/** What can be chosen beside a kind; the first is what one begins with. */
export function detailsOf(kind: Kind): readonly string[] {
  if (kind === 'clear' || kind === '*') return [''];
  if (kind === 'w' || kind === 'p') return ['', '1', '2', '3', '4'];
  return [MORE, '', '1', '2', '3', '4', 'm'];
}

export function brushOf(kind: Kind): Brush {
  return { kind, detail: detailsOf(kind)[0]! };
}

const isWild = (space: string): boolean => space.startsWith('*');

/** `drawn`: the brush is drawn over many spaces, and does not count up where it passes. */
export function painted(space: string, { kind, detail }: Brush, drawn: boolean): string {
  if (kind === 'clear') return NOTHING;
  if (kind === '*') return wild(space);
  if (kind === 'w' || kind === 'p') return kind + detail;
  const under = isWild(space) ? '*' : '';
  const ground = under || kind; // an unbuilt wild space has no colour
  if (detail === 'm') return `${kind}m`;
  if (detail !== MORE) return detail === '' ? ground : under + kind + detail;
  const height = heightOf(space, kind);
  if (height === null) return under && !drawn ? `*${kind}1` : ground;
  if (drawn) return space;
  return height === HIGHEST ? ground : `${under}${kind}${height + 1}`;
}

/** The special place goes below what is built there already. */
function wild(space: string): string {
  if (isWild(space)) return space;
  return /^[rgby][1-4]$/.test(space) ? `*${space}` : '*';
}

/** How many pieces of this colour stand there; null where it is no place for them yet. */
function heightOf(space: string, colour: Colour): number | null {
  const found = /^\*?([rgby])([1-4])?$/.exec(space);
  return found?.[1] === colour ? Number(found[2] ?? 0) : null;
}
