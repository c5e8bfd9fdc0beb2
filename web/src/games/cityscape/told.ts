/** What happened, in words, for somebody who looks back. */

import type { Told, Telling } from '../scenes';
import { parse } from './notation';
import type { View } from './view';

export function told({ moment, w: words, more }: Telling<View>): Told[] {
  const w = more.replay.told.cityscape;
  return moment.events.flatMap(({ kind, seat, actions, items, points }): Told | [] => {
    if (kind === 'goals-locked') return { seat, text: w.locked };
    if (kind === 'goals-revealed') return { seat, text: w.revealed(items[0] ?? '') };
    if (kind === 'round-scored') return { seat, text: w.scored(points ?? 0) };
    if (kind === 'round-begins') return { seat: null, text: words.cityscape.roundBegins(Number(items[0])) };
    if (kind === 'match-over') return { seat: null, text: w.over };
    const action = kind === 'built' ? parse(actions[0] ?? '') : null;
    return action?.kind === 'build' ? { seat, text: w.built(String(action.height), action.lot) } : [];
  });
}
