/** What the lessons are made of. Each game has a list of steps; their words are in `words/learn`. */

export type Draft = readonly string[];

export interface Step {
  readonly id: string; // of its words, and of the draft that it asks for
  readonly stop: string;
  /** What it waits for: something drafted, the turn finished, or a number asked. */
  readonly asks: 'draft' | 'play' | 'number';
  /** Whether a draft does what the step asks for; usually it is exactly the one. */
  readonly fits?: (draft: Draft, wanted: Draft) => boolean;
  /** Whether a draft is at least on the way there. */
  readonly near?: (draft: Draft, wanted: Draft) => boolean;
  /** Where to point: the first of these selectors that the page has. */
  readonly marks: (draft: Draft, wanted: Draft) => readonly string[];
}

export function same(one: Draft, other: Draft): boolean {
  return one.join('; ') === other.join('; ');
}

export function isBeginning(draft: Draft, whole: Draft): boolean {
  return draft.every((action, n) => action === whole[n]);
}

/** Where a draft begins to lack what is wanted; the length of it if nothing is missing. */
export function firstMissing(draft: Draft, wanted: Draft): number {
  const n = wanted.findIndex((action, n) => draft[n] !== action);
  return n < 0 ? wanted.length : n;
}

/** The marks that tables leave on their own parts. */
export const FINISH = '[data-coach="finish"]';
export const UNDO = '[data-coach="undo"]';

export function cell(key: string): string {
  return `[data-cell="${key}"]`;
}
