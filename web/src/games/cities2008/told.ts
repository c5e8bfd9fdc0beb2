/** What happened, in words, for somebody who looks back. */

import type { GameEvent } from '$lib/live/wire';
import type { Told, Telling } from '../scenes';
import { parse } from './notation';
import type { View } from './view';

export function told({ moment, nameOf, more }: Telling<View>): Told[] {
  const w = more.replay.told.cities2008;
  return moment.events.flatMap((event): Told | [] => {
    if (event.kind === 'turn') return { seat: event.seat, text: turn(event) };
    if (event.kind === 'round') return { seat: null, text: w.drawn(event.items.slice(1)) };
    if (event.kind !== 'won' || event.seat === null) return [];
    return { seat: null, text: w.won(nameOf(event.seat), event.points ?? 0) };
  });

  function turn({ seat, actions }: GameEvent): string {
    const done = actions.flatMap((text) => parse(text) ?? []);
    if (done.some(({ kind }) => kind === 'lay')) return w.start;
    const tile = moment.view.cities[seat ?? 0]?.tiles.at(-1)?.number ?? null;
    const words = done.map((action) => {
      if (action.kind === 'tile') return w.tile(tile);
      return action.kind === 'lay' ? w.start : w[action.kind];
    });
    return words.join(', ');
  }
}
