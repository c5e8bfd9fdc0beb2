/** Sentences that all games share. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Player } from '$lib/live/session.svelte';

/** Who has won, said to whom is looking. */
export function winnerText(
  players: readonly Player[],
  seat: number | null,
  totals: readonly number[],
  winners: readonly number[],
  w: Words,
): string {
  const name = (seat: number): string => players.find((player) => player.seat === seat)?.name ?? '';
  if (totals.length === 1) return w.table.yourScore(totals[0]!);
  if (winners.length > 1) return w.table.sharedWin(winners.map(name));
  const [winner] = winners;
  if (winner === undefined) return w.table.gameOver;
  const next = Math.max(...totals.filter((_, other) => other !== winner));
  if (winner === seat) return w.table.youWin(totals[winner]!, next);
  return w.table.wins(name(winner), totals[winner]!);
}
