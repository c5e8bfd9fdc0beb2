import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const GAME = /\/src\/games\/(\w+)\//;
const SCORER = /\/src\/scorer\//; // what the scorers of all games share
const PLAYED = /\/src\/played\//;
const TABLE = /\/src\/games\/\w+\/Table\.svelte$/;

/**
 * Few files instead of one for each module that two pages share: each costs a request, and what is
 * compressed together gets smaller. What starts is one file; what the tables of the same games draw
 * with is one; and what the pages of a game share is one. All else is left to the bundler, so that
 * no page loads what is only for others.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const tables = new Map<string, ReadonlySet<string>>(); // by game: all that is there with its table

  function gamesOf(id: string, graph: Graph): string[] {
    for (const [game, all] of tables) if (all.size === 0) tables.set(game, reached(game, graph));
    const games = [...tables].filter(([, all]) => all.has(id)).map(([table]) => gameOf(table)!);
    if (games.length > 0) return games.sort();
    const game = gameOf(id);
    return game === null || forAll(id, graph) ? [] : [game];
  }
  // A group takes along what its modules need: so what most games share goes first.
  const shared = (name: string, by: (games: readonly string[]) => string | null): Group => ({
    name: (id, graph) => by(gamesOf(id, graph)),
    debugName: name,
    test: (id) => {
      if (TABLE.test(id)) tables.set(id, new Set()); // asked of all modules before any is named
      return true;
    },
    minShareCount: 2,
  });
  return {
    groups: [
      { name: 'first', tags: ['$initial'] },
      shared('all tables', (games) => (games.length > 1 && games.length === tables.size ? 'tables' : null)),
      shared('some tables', (games) => (games.length > 1 ? games.join('-') : null)),
      shared('a game', ([game]) => game ?? null),
      { name: 'pages', minShareCount: 3, test: (id) => !SCORER.test(id) && !PLAYED.test(id) },
      { name: 'scorer', minShareCount: 2, test: SCORER },
      { name: 'played', minShareCount: 3, test: PLAYED }, // no table waits for it
    ],
  };
}

const gameOf = (id: string): string | null => GAME.exec(id)?.[1] ?? null;

/** What a game tells to everybody: it must not bring all of that game along. */
function forAll(id: string, graph: Graph): boolean {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => gameOf(importer) === null);
}

function reached(from: string, graph: Graph): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
