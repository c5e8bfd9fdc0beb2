/** What has happened to the people at a table, for those who cannot see it. */

import type { TableInfo } from '$lib/api';
import type { LifeWords } from './words';

export interface Seen {
  readonly table: TableInfo;
  readonly here: ReadonlySet<number>;
}

/** In words; what concerns oneself is said elsewhere. */
export function newsOf(before: Seen, now: Seen, person: string, w: LifeWords): string[] {
  const news: string[] = [];
  const was = before.table;
  if (now.table.status !== 'playing') return news;
  for (const seat of now.table.seats) {
    const old = was.seats[seat.seat];
    if (seat.kind !== 'person' || seat.person === person || !old) continue;
    if ((seat.gone === null) !== (old.gone === null)) news.push(seat.gone ? w.news.gone(seat.name) : w.news.back(seat.name));
    else if (seat.gone) continue;
    else if (before.here.has(seat.seat) && !now.here.has(seat.seat)) news.push(w.news.away(seat.name));
    else if (!before.here.has(seat.seat) && now.here.has(seat.seat)) news.push(w.news.here(seat.name));
  }
  if (was.paused !== null && now.table.paused === null) news.push(w.news.resumed);
  else if (wishes(was) > 0 && wishes(now.table) === 0 && now.table.paused === was.paused) news.push(w.news.declined);
  return news;
}

function wishes(table: TableInfo): number {
  return table.seats.filter((seat) => seat.wish !== null).length;
}
