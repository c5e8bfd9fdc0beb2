import { describe, expect, it } from 'vitest';
import cities2008 from '$games/cities2008/learn/figures.json';
import cities2024 from '$games/cities2024/learn/figures.json';
import cityscape from '$games/cityscape/learn/figures.json';
import { GAMES, type GameName } from '$games/game';
import { CHAPTERS } from './plan';
import { rulesIn } from './rules';

const LANGUAGES = ['en', 'de'];
const FIGURES: Readonly<Record<GameName, object>> = { cities2008, cities2024, cityscape };
const SOURCES = import.meta.glob<string>(['../../**/*.{ts,svelte}', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
});

const anchorsOf = (game: GameName): string[] =>
  CHAPTERS[game].flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]);

describe.each(GAMES)('the rules of %s', (game) => {
  it('have anchors of their own', () => {
    const anchors = anchorsOf(game);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(LANGUAGES)('are complete in %s', async (language) => {
    const words = await rulesIn(language, game);
    const rules = CHAPTERS[game].flatMap((chapter) => chapter.rules);
    expect(Object.keys(words.chapters).sort()).toEqual(CHAPTERS[game].map(({ id }) => id).sort());
    expect(Object.keys(words.rules).sort()).toEqual(rules.map(({ id }) => id).sort());
    const figures = rules.flatMap(({ figure }) => figure ?? []).sort();
    expect(Object.keys(words.figures).sort()).toEqual(figures);
    expect(Object.keys(FIGURES[game]).sort()).toEqual(figures);
  });
});

it('every rule that is linked exists', async () => {
  // What is not written out (a rule chosen by its kind) is held by its type.
  const links: (readonly [file: string, game: string, id: string])[] = [];
  for (const [file, read] of Object.entries(SOURCES)) {
    const text = await read();
    for (const [, game, rules] of text.matchAll(/ruleAt\(\s*'(\w+)',\s*([^)]*)\)/g)) {
      for (const [, id] of rules!.matchAll(/'([\w-]+)'/g)) links.push([file, game!, id!]);
    }
    for (const [, game, id] of text.matchAll(/"\/rules\/(\w+)#([\w-]+)"/g)) links.push([file, game!, id!]);
  }
  for (const [file, game, id] of links) expect(anchorsOf(game as GameName), `${file}: ${game}#${id}`).toContain(id);
  expect(links.length).toBeGreaterThan(10);
});
