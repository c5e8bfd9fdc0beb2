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
  readonly card: number | null; // that it turned up
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
  const card = turn.find(({ kind, actions }) => kind === 'turned-up' && actions[0] === 'card')?.items[0];
  return {
    text: take ? w.moves[take.row](take.column) : w.moves.started,
    take: take ?? null,
    places,
    card: card === undefined ? null : Number(card),
  };
}

export interface Naming {
  readonly seat: (seat: number) => string;
  readonly card: (number: number) => string;
}

/** What is worth saying about an event, at the seat `mine`: nobody need be told what they did themselves. */
export function tell(event: GameEvent, mine: number | null, name: Naming, w: Words['cities2024']): string | null {
  const { kind, seat, actions, items, points } = event;
  if (kind === 'round-begins') return w.tells.round(Number(items[0]));
  if (seat === null) return null;
  const who = name.seat(seat);
  if (kind === 'claimed') return w.tells.claimed(who, items[0] ?? '', points ?? 0);
  if (kind === 'turned-up') {
    const what = items.flatMap((item) => drawnNames(item, actions[0] ?? '', name, w));
    return what.length > 0 ? w.tells.turnedUp(who, what) : null;
  }
  if (seat === mine) return null;
  if (kind === 'took') {
    const [take] = takes(actions);
    return take ? w.tells.move(who, w.moves[take.row](take.column)) : null;
  }
  return kind === 'started' ? w.tells.move(who, w.moves.started) : null;
}

/** Drawn blocks come as one word, `rb`; a feature as its kind, a card as its number. A tile is seen when it is laid. */
function drawnNames(item: string, pile: string, name: Naming, w: Words['cities2024']): string[] {
  if (pile === 'tile') return [];
  if (pile === 'card') return [name.card(Number(item))];
  const known = w.things[item];
  return known ? [known] : [...item].map((letter) => w.things[letter] ?? letter);
}
