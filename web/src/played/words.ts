/** Words about what was played. They come with their pages, so that tables stay light. */

import type { PlayedWords } from '../words/played/en';

export type { PlayedWords };

const files = import.meta.glob<PlayedWords>('../words/played/*.ts', { import: 'default' });

export function playedWords(code: string): Promise<PlayedWords> {
  return files[`../words/played/${code}.ts`]!();
}
