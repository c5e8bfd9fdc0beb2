/** The pictures of this game, and what each thing's picture is called. */

import { COLOURS, playerIndex } from '$lib/art/players';
import type { Colour } from './position';

const files = import.meta.glob<string>(
  [
    '../../../art/terrain-park-*.svg',
    '../../../art/terrain-water-*.svg',
    '../../../art/space-*.svg',
    '../../../art/building-*.svg',
    '../../../art/piece-*.svg',
    '../../../art/feature-*.svg',
    '../../../art/worker-{violet,magenta,teal,ink}.svg',
    '../../../art/ring-{violet,magenta,teal,ink}.svg',
    '../../../art/star.svg',
  ],
  { query: '?symbol', import: 'default', eager: true },
);

/** One shape that clips all tiles, and the hatching of all that is face-down. */
const SHARED = `<defs>
<clipPath id="cities2024-tile"><rect x="2" y="2" width="196" height="196" rx="13"/></clipPath>
<pattern id="cities2024-back" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="12" height="12" fill="#5a6673"/><rect width="6" height="12" fill="#66727f"/></pattern>
</defs>`;

export const ART: readonly string[] = [...Object.values(files), SHARED];

export const COLOUR_NAMES: Record<Colour, string> = { r: 'red', g: 'green', b: 'blue', y: 'yellow' };

/** The signs that say the same as the colours; around (0,0), about 18 wide. */
export const SIGNS: Record<Colour, string> = {
  r: 'M0-8.5L8.5 6.5H-8.5Z',
  g: 'M0-9L9 0L0 9L-9 0Z',
  b: 'M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0Z',
  y: 'M-3-8.5h6v5.5h5.5v6h-5.5v5.5h-6v-5.5h-5.5v-6h5.5z',
};

export function isColour(thing: string): thing is Colour {
  return thing in COLOUR_NAMES;
}

/** The picture of a feature or a block, as it lies in the tray. */
export function thingArt(thing: string): string {
  if (isColour(thing)) return `piece-${COLOUR_NAMES[thing]}`;
  if (thing === 'm') return 'feature-monument';
  if (thing === '*') return 'feature-special';
  return `feature-${thing[0] === 'w' ? 'water' : 'park'}-${thing[1]}`;
}

export const workerArt = (seat: number): string => `worker-${COLOURS[playerIndex(seat)]}`;
export const ringArt = (seat: number): string => `ring-${COLOURS[playerIndex(seat)]}`;

/** Light tints for bars that are made of points of several kinds. */
export const SHARES: Readonly<Record<string, string>> = {
  achievement: '#ffc53d',
  water: '#9cc4e6',
  park: '#afd188',
  monument: '#c3c9d1',
  card: '#f3ddb0',
};
