/** Moments and days, in the words of a language. */

const DAY_MS = 86_400_000;

/** The day of a moment, where the reader is. */
export function dateText(ms: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ms);
}

/** A day of the calendar that daily challenges go by. */
export function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
}

/** When a moment is, where the reader is. */
export function timeText(ms: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(ms);
}

export function today(now: number = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

export function dayBeside(day: string, days: number): string {
  return today(Date.parse(day) + days * DAY_MS);
}
