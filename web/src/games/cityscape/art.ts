/** The pictures of this game. */

const files = import.meta.glob<string>(['../../../art/goal-*.svg', '../../../art/block-*.svg'], {
  query: '?symbol',
  import: 'default',
  eager: true,
});

/** What stands behind something taller is hatched. */
const HIDDEN =
  '<pattern id="cityscape-hidden" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<rect width="6" height="6" fill="var(--surface2)"/><path d="M0 0V6" stroke="var(--line2)" stroke-width="2.5"/></pattern>';

export const ART: readonly string[] = [...Object.values(files), `<defs>${HIDDEN}</defs>`];

/** Wood by height: light is low. */
export const WOOD: readonly { readonly front: string; readonly right: string; readonly roof: string; readonly text: string }[] = [
  { front: '#e0c48d', right: '#c9a96c', roof: '#f1ddb4', text: '#1e2a36' },
  { front: '#d2a25a', right: '#b48543', roof: '#e6be7c', text: '#1e2a36' },
  { front: '#b67e42', right: '#96632f', roof: '#d09a5c', text: '#1e2a36' },
  { front: '#935634', right: '#754225', roof: '#a5633d', text: '#fff' },
  { front: '#6b3c34', right: '#502a24', roof: '#855046', text: '#fff' },
];

export function woodOf(height: number): (typeof WOOD)[number] {
  return WOOD[Math.min(Math.max(height, 1), WOOD.length) - 1]!;
}
