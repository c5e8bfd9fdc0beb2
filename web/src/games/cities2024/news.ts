/** What happened, from the events that the server sends: last moves, and sentences to be spoken. */

import type { Words } from '$lib/i18n/index.svelte';
import type { GameEvent, Place } from '$lib/live/wire';
import { takes } from './draft';
import type { Take } from './draft';
import { unique } from './present';

export interface LastMove {
  readonly text: string;
  readonly take: Take | null;
  readonly places: readonly Place[]; // that it covered
}

const BEGINS = new Set(['took', 'started']);
const LAYS = new Set(['started', 'laid-tile', 'laid-feature', 'laid-block']);

/** The last turn of a seat, as far as it is known. */
export function lastMove(events: readonly GameEvent[], seat: number, w: Words['cities2024']): LastMove | null {
  const own = events.filter((event) => event.seat === seat);
  const from = own.findLastIndex(({ kind }) => BEGINS.has(kind));
  if (from < 0) return null;
  const turn = own.slice(from);
  // Blocks may stand on one another: a space is named once.
  const places = unique(turn.flatMap(({ kind, places }) => (LAYS.has(kind) ? places : [])));
  const [take] = takes(turn[0]!.actions);
  return { text: take ? w.moves[take.row](take.column) : w.moves.started, take: take ?? null, places };
}

/** What is worth saying about an event, to somebody at another seat than the one that acts. */
export function tell(event: GameEvent, nameOf: (seat: number) => string, w: Words['cities2024']): string | null {
  const { kind, seat, actions, items, points } = event;
  if (kind === 'round-begins') return w.tells.round(Number(items[0]));
  if (seat === null) return null;
  const name = nameOf(seat);
  if (kind === 'took') {
    const [take] = takes(actions);
    return take ? w.tells.move(name, w.moves[take.row](take.column)) : null;
  }
  if (kind === 'started') return w.tells.move(name, w.moves.started);
  if (kind === 'claimed') return w.tells.claimed(name, items[0] ?? '', points ?? 0);
  if (kind === 'turned-up' && (actions[0] === 'feature' || actions[0] === 'pieces')) {
    return w.tells.turnedUp(name, items.flatMap((item) => names(item, w)));
  }
  return null;
}

/** Drawn blocks come as one word, `rb`; a feature as its kind. */
function names(item: string, w: Words['cities2024']): string[] {
  const known = w.things[item];
  return known ? [known] : [...item].map((letter) => w.things[letter] ?? letter);
}
