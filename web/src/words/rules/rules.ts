/** The words of a rules reference: a file for each language and game. */

import type { Ruled, RulesOf } from './plan';

type AnyRules = Readonly<{
  goal: string;
  chapters: Readonly<Record<string, string>>;
  rules: Readonly<Record<string, string | readonly string[]>>;
  figures: Readonly<Record<string, string | ((points: number) => string)>>;
}>;

const files = import.meta.glob<RulesOf<Ruled>>('./*/*.ts', { import: 'default' });

/** Which ids a game has is held by the types of its files; here any may be asked for. */
export async function rulesIn(code: string, game: Ruled): Promise<AnyRules> {
  return (await files[`./${code}/${game}.ts`]!()) as unknown as AnyRules;
}
