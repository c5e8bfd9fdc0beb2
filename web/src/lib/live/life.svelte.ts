/**
 * The table that this page is at, for those parts of it that every game shares: the menu, the clock,
 * what concerns all who sit there. Null where there is none.
 */

import type { TableInfo } from '$lib/api';

export interface Now {
  readonly table: TableInfo;
  readonly person: string;
  readonly seat: number | null; // that is shown
}

class Life {
  now: Now | null = $state.raw(null);
  /** When the clock runs out, by the clock of the page; null: none runs. */
  ends: number | null = $state(null);

  /** Who watches this device plays at the table, and no bot in their place. */
  get sits(): boolean {
    const { table, person } = this.now ?? {};
    return table?.status === 'playing' && table.seats.some((seat) => seat.person === person && seat.gone === null);
  }

  /** The server has told how much is left. */
  wind(left: number | null | undefined): void {
    this.ends = left === null || left === undefined ? null : performance.now() + left;
  }

  leave(): void {
    this.now = null;
    this.ends = null;
  }
}

export const life = new Life();
