/** Clocks that are offered, in seconds a turn, and how they are called. */

import type { LifeWords } from './words';

const MINUTE = 60;
const DAY = 86_400;

export const CLOCKS: readonly (number | null)[] = [
  null,
  30,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  DAY,
  3 * DAY,
  7 * DAY,
];

export function clockLength(seconds: number | null, w: LifeWords): string {
  if (seconds === null) return w.clock.none;
  if (seconds % DAY === 0) return w.clock.days(seconds / DAY);
  return seconds % MINUTE === 0 ? w.clock.minutes(seconds / MINUTE) : w.clock.seconds(seconds);
}
