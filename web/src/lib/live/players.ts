import type { TableInfo } from '$lib/api';
import type { Player } from './session.svelte';

/** Who sits at a table, as `person` sees it. */
export function playersOf(table: TableInfo, person: string, seat: number | null): Player[] {
  return table.seats.map((one) => ({
    seat: one.seat,
    name: one.name,
    kind: one.kind,
    you: one.person === person && (seat === null || seat === one.seat),
    here: true,
  }));
}
