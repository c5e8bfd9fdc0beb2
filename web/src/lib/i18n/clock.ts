/** Time that is left, as short as it can be said. */

export const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface ClockWords {
  readonly days: (days: number, hours: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
}

export function clockText(ms: number, w: ClockWords): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= DAY) return w.days(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR));
  if (seconds >= HOUR) return w.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE));
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
