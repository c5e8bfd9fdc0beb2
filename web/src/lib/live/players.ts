import type { TableInfo } from '$lib/api';
import type { Words } from '$lib/i18n/index.svelte';
import type { Player } from './session.svelte';

/** Who sits at a table, as `person` sees it; `here` are the seats that are connected. */
export function playersOf(
  table: TableInfo,
  person: string,
  seat: number | null,
  here: ReadonlySet<number>,
): Player[] {
  return table.seats.map((one) => ({
    seat: one.seat,
    name: one.name,
    person: one.person === person ? null : one.person,
    kind: one.kind,
    you: one.person === person && one.gone === null && (seat === null || seat === one.seat),
    here: one.kind === 'bot' || here.has(one.seat) || table.status === 'finished',
    gone: one.gone !== null,
  }));
}

/** What there is to say of somebody beside their name. */
export function standing(player: Player, w: Words): string {
  if (player.kind === 'bot') return w.common.bot;
  if (player.gone) return w.table.botPlays;
  return player.here || player.you ? '' : w.table.away;
}
