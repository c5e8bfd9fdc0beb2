/** What the lessons are made of. Each game has a list of steps; their words are in `words/learn`. */

export type Draft = readonly string[];

export interface Step {
  readonly id: string; // of its words, and of the draft that it asks for
  readonly stop: string;
  /** What it waits for: something drafted, the turn finished, or a number asked. */
  readonly asks: 'draft' | 'play' | 'number';
  /** Whether a draft does what the step asks for; usually it is that draft. */
  readonly fits?: (draft: Draft, wanted: Draft) => boolean;
  /** Whether a draft is at least on the way there. */
  readonly near?: (draft: Draft, wanted: Draft) => boolean;
  /** Where to point: the first of these selectors that the page has. */
  readonly marks: (draft: Draft, wanted: Draft) => readonly string[];
}

/** What of `wanted` is not drafted yet. In which order things are done is not asked. */
export function lacking(draft: Draft, wanted: Draft): string[] {
  const done = [...draft];
  return wanted.filter((action) => {
    const n = done.indexOf(action);
    if (n >= 0) done.splice(n, 1);
    return n < 0;
  });
}

export function isOnTheWay(draft: Draft, wanted: Draft): boolean {
  return lacking(wanted, draft).length === 0;
}

export function isDone(draft: Draft, wanted: Draft): boolean {
  return isOnTheWay(draft, wanted) && draft.length === wanted.length;
}

/** The marks that tables leave on their own parts. */
export const FINISH = '[data-coach="finish"]';
export const UNDO = '[data-coach="undo"]';

export function cell(key: string): string {
  return `[data-cell="${key}"]`;
}
