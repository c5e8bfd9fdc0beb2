/** Words of the life of a table. They come when they are needed, so that tables stay light. */

import type { LifeWords } from '../words/life/en';

export type { LifeWords };

const files = import.meta.glob<LifeWords>('../words/life/*.ts', { import: 'default' });

export function lifeWords(code: string): Promise<LifeWords> {
  return files[`../words/life/${code}.ts`]!();
}
