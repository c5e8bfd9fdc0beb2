/** What the brushes, cards and cities of a sheet are called. */

import type { Words } from '$lib/i18n/index.svelte';
import type { ScoreWords } from '../../../scorer/words';
import { isColour } from '../art';
import { parseSpace } from '../position';
import { spaceText } from '../present';
import { MORE, type Brush } from './brush';

export function brushName({ kind, detail }: Brush, w: Words['cities2024'], ours: ScoreWords): string {
  if (kind === 'clear') return ours.cities2024.kinds.clear;
  if (isColour(kind) && detail === MORE) return ours.cities2024.oneMore(w.colours[kind]);
  const space = parseSpace(kind + detail, [0, 0]);
  return space ? spaceText(space, w) : '';
}
