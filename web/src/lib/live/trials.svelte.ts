/**
 * Trying a move on a copy while others act. The copy is a session of its own: the same table draws
 * it, it follows what the others do, and nothing of it is kept by the server. What was tried can be
 * kept here until it is one's turn, and then be drafted if it is still legal.
 */

import type { GameEvent, Preview, Update } from './wire';
import { Session, type Line, type Refused } from './session.svelte';

/** What such a move would bring; refused where there is nothing to try. */
export type Try<V> = (actions: readonly string[]) => Promise<Preview<V>>;

export class Trials<V> {
  /** The table while a move is tried. */
  copy: Session<V> | null = $state.raw(null);
  /** What was tried and is kept. */
  kept: readonly string[] | null = $state.raw(null);
  /** The real turn takes it: it may be drafted. */
  offered = $state(false);

  /** The table itself. */
  readonly real: Session<V>;
  #line: Line<V>;
  #try: Try<V>;
  #tries: (view: V) => boolean;
  #refused: Refused;
  #stands = 0; // grows whenever others have done something
  #answers = new Map<string, Promise<Preview<V>>>();

  constructor(real: Session<V>, line: Line<V>, ask: Try<V>, tries: (view: V) => boolean, refused: Refused) {
    this.real = real;
    this.#line = line;
    this.#try = ask;
    this.#tries = tries;
    this.#refused = refused;
    real.trials = this;
  }

  /** Somebody waits, and the game has something to try then. */
  get possible(): boolean {
    return this.copy === null && !this.real.mine && this.#tries(this.real.view);
  }

  async begin(): Promise<void> {
    this.#forget();
    try {
      const first = this.#update([], await this.#ask([]), this.real.events);
      const line: Line<V> = {
        draft: async (_, actions) => this.copy?.take(this.#update(actions, await this.#ask(actions), [])),
        preview: (_, actions) => this.#ask(actions),
        play: async (_, actions) => this.#keep(actions),
      };
      const copy = new Session(line, first, this.real.players, this.#refused);
      copy.trials = this;
      this.copy = copy;
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Back to the table, as if nothing had been tried. */
  stop(): void {
    this.copy = null;
    this.kept = null;
  }

  /** The table has moved on, and so does the copy. */
  async follow(events: readonly GameEvent[]): Promise<void> {
    const { copy } = this;
    this.#forget();
    if (this.real.mine) {
      if (copy && copy.draft.length > 0) this.kept = copy.draft;
      this.copy = null;
      await this.#offer();
    } else if (copy) {
      const { draft } = copy;
      // What another seat has done may have made it impossible: then it begins anew, if it can.
      const still = await this.#ask(draft).then(
        (answer) => this.#update(draft, answer, events),
        () => this.#ask([]).then((answer) => this.#update([], answer, events), () => null),
      );
      if (this.copy !== copy) return;
      if (still) copy.take(still);
      else this.copy = null;
    }
  }

  /** Draft what was tried. */
  use(): void {
    if (this.kept) void this.real.redraft(this.kept);
    this.drop();
  }

  drop(): void {
    this.kept = null;
    this.offered = false;
  }

  #keep(actions: readonly string[]): void {
    this.kept = actions;
    this.copy = null;
  }

  async #offer(): Promise<void> {
    const { kept } = this;
    const turn = this.real.turn?.number;
    this.offered = false;
    if (kept === null || turn === undefined) return;
    const legal = await this.#line.preview(turn, kept).then(
      () => true,
      () => false,
    );
    if (this.kept !== kept || this.real.turn?.number !== turn) return;
    if (legal) this.offered = true;
    else this.kept = null;
  }

  #forget(): void {
    this.#stands++;
    this.#answers.clear();
  }

  /** Asked once for each draft, as long as the table stands so. */
  #ask(actions: readonly string[]): Promise<Preview<V>> {
    const key = actions.join('; ');
    const known = this.#answers.get(key) ?? this.#try(actions);
    this.#answers.set(key, known);
    return known;
  }

  #update(draft: readonly string[], answer: Preview<V>, events: readonly GameEvent[]): Update<V> {
    const { view, status, missing, closing, legal } = answer;
    return {
      seat: this.real.seat,
      number: this.real.update.number,
      events: [...events],
      view,
      turn: { number: this.#stands, status, missing, closing, draft: [...draft], legal: legal.map(({ action }) => action) },
    };
  }
}
