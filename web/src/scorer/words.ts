/** Words of the scorer. They come with its pages, so that tables stay light. */

import type { ScoreWords } from '../words/score/en';

export type { ScoreWords };

const files = import.meta.glob<ScoreWords>('../words/score/*.ts', { import: 'default' });

export function scoreWords(code: string): Promise<ScoreWords> {
  return files[`../words/score/${code}.ts`]!();
}
