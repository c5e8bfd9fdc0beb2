/**
 * The answers of the server that a lesson is played with: made from the rules by tools/lessons.py,
 * and compared with them by a test. Nothing is worked out here.
 */

import type { GameEvent, Preview, TurnNow, Update } from '$lib/live/wire';

/** How a view becomes another: `[value]` stands in its place, an object says which parts change. */
type Patch = readonly [unknown] | { readonly [part: string]: Patch };

interface Answer {
  readonly view: Patch; // against the view of the stop
  readonly status: TurnNow['status'];
  readonly missing?: string;
  readonly closing?: readonly string[];
  readonly change: number;
  readonly legal: Readonly<Record<string, number>>; // the change by action, against this draft
}

/** Where a lesson waits for a turn, or for somebody to look around. */
export interface Stop<V> {
  readonly name: string;
  readonly match: number; // stops of one match follow each other at one table
  readonly seats: number;
  readonly number: number;
  readonly events: readonly GameEvent[];
  readonly view: V;
  readonly kept: readonly string[]; // drafted already
  readonly goals: Readonly<Record<string, readonly string[]>>; // the draft that a step asks for
  readonly turn: readonly string[] | null; // what is played when the lesson goes on
  readonly drafts: Readonly<Record<string, Answer>>;
}

export const LEARNER = 0; // the seat

/** Only some drafts are recorded: those on the way of the lesson, and those one step beside it. */
export class NotRecorded extends Error {}

function answerTo<V>(stop: Stop<V>, draft: readonly string[]): Answer {
  const found = stop.drafts[draft.join('; ')];
  if (!found) throw new NotRecorded(draft.join('; '));
  return found;
}

const isWhole = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

export function patched<T>(old: T, patch: Patch): T {
  if (isWhole(patch)) return patch[0] as T;
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [part, change] of Object.entries(patch)) copy[part] = patched(copy[part], change);
  return copy as T;
}

export function previewOf<V>(stop: Stop<V>, draft: readonly string[]): Preview<V> {
  const { view, status, missing = '', closing = [], change, legal } = answerTo(stop, draft);
  return {
    view: patched(stop.view, view),
    status,
    missing,
    closing,
    total: 0, // tables add up the view's own sources
    change,
    legal: Object.entries(legal).map(([action, change]) => ({ action, change })),
  };
}

/** What the server tells at this stop when so much is drafted. */
export function updateOf<V>(stop: Stop<V>, draft: readonly string[], events: readonly GameEvent[]): Update<V> {
  const { number } = stop;
  if (Object.keys(stop.drafts).length === 0) {
    return { seat: LEARNER, number, events, view: stop.view, turn: null };
  }
  const { view, status, missing, closing, legal } = previewOf(stop, draft);
  const turn = { number, status, missing, closing, draft, legal: legal.map(({ action }) => action) };
  return { seat: LEARNER, number, events, view, turn };
}
