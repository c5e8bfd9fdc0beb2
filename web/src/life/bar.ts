/** What a table has to tell everybody who sits there, the most important first. */

import type { SeatInfo, TableInfo } from '$lib/api';

export type Wish = NonNullable<SeatInfo['wish']>;

export type Notice =
  | { readonly kind: 'gone'; readonly how: NonNullable<SeatInfo['gone']> }
  | { readonly kind: 'paused'; readonly sits: boolean }
  | { readonly kind: 'mine'; readonly wish: Wish; readonly missing: readonly string[] }
  | { readonly kind: 'theirs'; readonly wish: Wish; readonly name: string };

/** Null: nothing; the table speaks for itself. */
export function noticeOf(table: TableInfo, person: string): Notice | null {
  const mine = table.seats.filter((seat) => seat.person === person);
  const here = mine.filter((seat) => seat.gone === null);
  if (table.status === 'finished' || table.status === 'aborted') return null;
  const gone = mine.find((seat) => seat.gone !== null)?.gone;
  if (gone && here.length === 0) return { kind: 'gone', how: gone };
  if (here.length > 0) {
    const proposal = proposalOf(table, person);
    if (proposal) return proposal;
  }
  return table.paused === null ? null : { kind: 'paused', sits: here.length > 0 };
}

function proposalOf(table: TableInfo, person: string): Notice | null {
  const people = table.seats.filter((seat) => seat.kind === 'person' && seat.gone === null);
  const wisher = people.find((seat) => seat.wish !== null);
  if (!wisher?.wish) return null;
  if (people.some((seat) => seat.person === person && seat.wish !== null)) {
    const missing = people.filter((seat) => seat.wish === null).map((seat) => seat.name);
    return { kind: 'mine', wish: wisher.wish, missing };
  }
  return { kind: 'theirs', wish: wisher.wish, name: wisher.name };
}

/** Somebody who sits at the rematch and waits there; null: nobody yet. */
export function waitsAgain(next: TableInfo | null, person: string): string | null {
  if (next?.status !== 'open') return null;
  const others = next.seats.filter((seat) => seat.kind === 'person' && seat.person !== person);
  return others[0]?.name ?? null;
}
