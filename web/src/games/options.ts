/** Names of options and of their values. What options there are, the server says. */

import type { Words } from '$lib/i18n/index.svelte';
import type { GameName } from './game';

interface OptionWords {
  readonly name: string;
  readonly why: string;
  readonly values: Readonly<Record<string, string>>;
  /** Of an option that is a number: what it counts. */
  readonly amount?: (n: number) => string;
}

/** What is said about an option; one that we have no words for is shown by its own name. */
export function optionWords(game: GameName, name: string, w: Words): OptionWords {
  const known: Readonly<Record<string, OptionWords>> = w.options[game];
  return known[name] ?? { name, why: '', values: {} };
}

export function valueText(words: OptionWords, value: string): string {
  return words.values[value] ?? words.amount?.(Number(value)) ?? value;
}

/** All options of a table in a line. */
export function optionsText(game: GameName, options: Readonly<Record<string, string>>, w: Words): string {
  return Object.entries(options)
    .map(([name, value]) => {
      const words = optionWords(game, name, w);
      return words.values[value] ?? `${words.name}: ${value}`;
    })
    .join(' · ');
}
