/** The pictures of this game. */

const files = import.meta.glob<string>(
  ['../../../art/terrain-*.svg', '../../../art/pattern-*.svg', '../../../art/tourist.svg'],
  { query: '?symbol', import: 'default', eager: true },
);

/** One shape that clips all tiles: each is drawn at its own origin. */
const CLIP =
  '<clipPath id="cities2008-tile"><rect x="2" y="2" width="196" height="196" rx="13"/></clipPath>';

export const ART: readonly string[] = [...Object.values(files), `<defs>${CLIP}</defs>`];

/** In the bars of a ranking, by where tourists stand. */
export const SHARES: Readonly<Record<string, string>> = { attraction: '#e58b70', park: '#afd188', terrace: '#f3ddb0' };
