/** Sentences that all games share. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Player, Session } from '$lib/live/session.svelte';
import type { TableProps } from './game';

type Shared = TableProps<unknown>['shared'];

/** That it is the turn of who looks, or that they only try; on a device of several people, of whom. */
export function yourMove(session: Session<any>, shared: Shared, w: Words): string {
  if (session.trying) return w.trial.lead;
  const name = session.players.find(({ seat }) => seat === session.seat)?.name ?? '';
  return shared ? w.table.moveOf(name) : w.table.yourMove;
}

/** Who has won, said to whom is looking: nobody's seat where several people look. */
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
