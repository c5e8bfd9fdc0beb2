/**
 * Names as people read them. The server knows no language: it calls a bot that nobody gave a name
 * by its level, and a person who has chosen none `Guest`.
 */

import type { TableInfo } from '$lib/api';
import type { Words } from '$lib/i18n/index.svelte';

export const UNNAMED = 'Guest';

interface Seated {
  readonly name: string;
  readonly person: string | null;
  readonly bot: string | null;
}

export function personName(name: string, w: Words): string {
  return name === UNNAMED ? w.common.guest : name;
}

export function botName(level: string, w: Words): string {
  return w.common.bots[level] ?? level;
}

/** A bot that nobody gave a name. */
export function isUnnamedBot({ name, person, bot }: Seated): boolean {
  return person === null && name === bot;
}

/** Of everybody at a table; bots of one kind are counted, so that each can be told apart. */
export function seatNames(seats: readonly Seated[], w: Words): string[] {
  const seen = new Map<string, number>();
  return seats.map((seat) => {
    if (!isUnnamedBot(seat)) return personName(seat.name, w);
    const n = (seen.get(seat.name) ?? 0) + 1;
    seen.set(seat.name, n);
    return n === 1 ? botName(seat.name, w) : `${botName(seat.name, w)} ${n}`;
  });
}

export function named(table: TableInfo, w: Words): TableInfo {
  const names = seatNames(table.seats, w);
  return { ...table, seats: table.seats.map((seat, n) => ({ ...seat, name: names[n]! })) };
}

/** Where somebody's page is; null: a bot, or nobody that is known. */
export function pageOf(person: string | null | undefined): string | null {
  return person ? `/p/${person}` : null;
}
