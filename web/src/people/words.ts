/** Words about people and their tables. They come with their pages, so that tables stay light. */

import type { PeopleWords } from '../words/people/en';

export type { PeopleWords };

const files = import.meta.glob<PeopleWords>('../words/people/*.ts', { import: 'default' });

export function peopleWords(code: string): Promise<PeopleWords> {
  return files[`../words/people/${code}.ts`]!();
}
