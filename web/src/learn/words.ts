/** Words of the lessons. They come with their page, so that tables stay light. */

import type { LearnWords, Said } from '../words/learn/en';

export type { LearnWords, Said };

const files = import.meta.glob<LearnWords>('../words/learn/*.ts', { import: 'default' });

export function learnWords(code: string): Promise<LearnWords> {
  return files[`../words/learn/${code}.ts`]!();
}
