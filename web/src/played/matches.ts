/** What a line in a list of matches says. */

import type { PlayedMatch, VariantStatistics } from '$lib/api';
import type { Words } from '$lib/i18n/index.svelte';
import { isUnnamedBot, personName } from '$lib/names';
import { today } from './when';

/** Who else sat there, by name; a bot that nobody gave one is a bot. */
export function others({ table, mine }: PlayedMatch, w: Words): string[] {
  const there = table.seats.filter(({ seat, name }) => !mine.includes(seat) && name);
  return there.map((seat) => (isUnnamedBot(seat) ? w.home.aBot : personName(seat.name, w)));
}

/** The seat that is mine; on one device for several, the first. */
export function mySeat({ mine }: PlayedMatch): number {
  return mine[0] ?? 0;
}

export function points(match: PlayedMatch): number | null {
  return match.table.result?.totals[mySeat(match)] ?? null;
}

/** Alone, nobody wins. */
export function won({ table, mine }: PlayedMatch): boolean {
  return table.seats.length > 1 && mine.some((seat) => table.result?.winners.includes(seat));
}

/** Its record is not open yet: others may still play with the same dice. */
export function sealed({ table }: PlayedMatch, now: string = today()): boolean {
  return table.contest?.kind === 'daily' && (table.contest.day ?? '') >= now;
}

/** Whether its host may say who sees it: what belongs to a day is open to all. */
export function canBePrivate({ table }: PlayedMatch, person: string): boolean {
  return table.host === person && table.contest?.kind !== 'daily';
}

/** What was done in this way to play; null: not yet tried. What is drawn for each match is none of it. */
export function variantOf(
  variants: readonly VariantStatistics[],
  seats: number,
  options: Readonly<Record<string, string>>,
): VariantStatistics | null {
  const same = (one: VariantStatistics): boolean =>
    one.seats === seats && Object.entries(one.options).every(([name, value]) => options[name] === value);
  return variants.find(same) ?? null;
}
