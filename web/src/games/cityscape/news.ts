/** What is worth saying about what others do. */

import type { Words } from '$lib/i18n/index.svelte';
import type { GameEvent } from '$lib/live/wire';
import { lotName, parse } from './notation';

/** At the seat `mine`: nobody need be told what they did themselves. */
export function tell(
  { kind, seat, actions, places }: GameEvent,
  mine: number | null,
  nameOf: (seat: number) => string,
  w: Words['cityscape'],
): string | null {
  if (seat === null || seat === mine) return null;
  if (kind === 'goals-locked') return `${w.hasLocked(nameOf(seat))}.`;
  const action = kind === 'built' ? parse(actions[0] ?? '') : null;
  const [place] = places;
  return action?.kind === 'build' && place ? `${w.moved(nameOf(seat), action.height, lotName(place))}.` : null;
}
