/** What happened, in words, for somebody who looks back. */

import type { Told, Telling } from '../scenes';
import { takes } from './draft';
import type { View } from './view';

const LAST_ROW = 'blocks';

export function told({ moment, nameOf, w: words, more }: Telling<View>): Told[] {
  const [w, mine] = [more.replay.told.cities2024, words.cities2024];
  const thing = (name: string): string => mine.things[name] ?? name;
  return moment.events.flatMap(({ kind, seat, actions, items, points }): Told | [] => {
    const [word, what] = actions[0]?.split(' ') ?? [];
    switch (kind) {
      case 'start-drawn':
        return { seat: null, text: w.begins(nameOf(seat ?? 0)) };
      case 'laid-out': // four rows are filled one after another
        return word === LAST_ROW ? { seat: null, text: w.laidOut } : [];
      case 'took': {
        const [take] = takes(actions);
        return take ? { seat, text: mine.moves[take.row](take.column) } : [];
      }
      case 'started':
        return { seat, text: mine.moves.started };
      case 'laid-tile':
        return { seat, text: w.laidTile };
      case 'laid-feature':
      case 'laid-block':
        return { seat, text: w.laid(thing(what ?? '')) };
      case 'discarded':
        return { seat, text: w.discarded(thing(what ?? '')) };
      case 'claimed':
        return { seat: null, text: mine.tells.claimed(nameOf(seat ?? 0), items[0] ?? '', points ?? 0) };
      case 'round-begins':
        return { seat: null, text: mine.tells.round(Number(items[0])) };
      case 'match-over':
        return { seat: null, text: w.over };
      default:
        return [];
    }
  });
}
