/** Records that somebody brought along. They are kept in this browser, not on the server. */

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly totals: readonly number[];
  readonly at: number; // ms since 1970
  readonly record: string;
}

const KEY = 'tripolis.records';
const MOST = 50;

export const OWN = 'own-'; // how their addresses begin

export function shelf(): readonly Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return []; // forbidden, or not ours
  }
}

export function keep(kept: Kept): void {
  store([kept, ...shelf().filter(({ id }) => id !== kept.id)].slice(0, MOST));
}

export function drop(id: string): void {
  store(shelf().filter((one) => one.id !== id));
}

function store(all: readonly Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // full or forbidden: then it is not kept
  }
}
