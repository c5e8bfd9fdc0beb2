/**
 * What somebody looks at beside the game: the plan, a round that was scored. It belongs to the table,
 * and stays when a copy, on which a move is tried, takes the table's place for a while.
 */

import type { Session } from '$lib/live/session.svelte';
import type { View } from './view';

export class Looking {
  fromAbove = $state(false);
  #seen: number; // rounds that were scored, and looked at
  #chosen: number | null = $state(null); // a round, from 1

  constructor(seen: number) {
    this.#seen = $state(seen);
  }

  /** A round that was scored while somebody looked is shown until they have seen it. */
  round(view: View): number | null {
    return this.#chosen ?? (view.past.length > this.#seen ? view.past.length : null);
  }
  /** It is shown because somebody looks back. */
  get back(): boolean {
    return this.#chosen !== null;
  }

  lookBack(round: number): void {
    this.#chosen = round;
  }

  leave(view: View): void {
    this.#chosen = null;
    this.#seen = view.past.length;
  }
}

const known = new WeakMap<Session<View>, Looking>();

/** `fresh`: all rounds are news. */
export function lookingAt(session: Session<View>, fresh: boolean): Looking {
  const table = session.trials?.real ?? session;
  const looking = known.get(table) ?? new Looking(fresh ? 0 : table.view.past.length);
  known.set(table, looking);
  return looking;
}
