/** What is dragged over the table, and what comes of it where it is let go. */

import { dragging } from '$lib/board/dragging';
import type { Said } from '$lib/board/gesture';
import type { Hand } from './hand.svelte';
import { parseKey } from './present';

export class Carry {
  /** The cell under the pointer or the cursor. */
  over: string | null = $state(null);
  /** What is in the air: `block 5` or `goal 3`. */
  source: string | null = $state(null);
  /** The picture that follows the pointer. */
  element: HTMLElement | null = $state.raw(null);
  #hand: Hand;
  #choose: (cell: string) => Promise<boolean>;
  #refuse: () => void;

  constructor(hand: Hand, choose: (cell: string) => Promise<boolean>, refuse: () => void) {
    this.#hand = hand;
    this.#choose = choose;
    this.#refuse = refuse;
  }

  readonly listen = dragging({ said: (what) => this.#said(what), ghost: () => this.element });

  /** The pointer or the cursor is over this cell; what is in the air tells for itself. */
  enter(cell: string | null): void {
    if (this.source === null) this.over = cell;
  }

  #said(what: Said): Promise<boolean> | void {
    if (what.kind === 'lift') this.#lift(what.source);
    else if (what.kind === 'over') this.over = what.cell;
    else {
      this.source = null;
      this.over = null;
      if (what.kind === 'drop' && what.cell !== null) return this.#drop(what.source, what.cell);
    }
  }

  #lift(source: string): void {
    const [kind, n] = source.split(' ');
    this.source = kind === 'lot' ? `block ${this.#hand.height}` : source;
    if (kind === 'block' && !this.#hand.built) void this.#hand.takeUp(Number(n));
  }

  async #drop(source: string, cell: string): Promise<boolean> {
    const [kind, n] = source.split(' ') as [string, string];
    const key = parseKey(cell);
    if (kind === 'goal' && key?.kind === 'die') {
      const done = await this.#hand.setGoal(Number(n), key.at);
      if (!done) this.#refuse();
      return done;
    }
    if (key?.kind !== 'lot') return false;
    if (kind === 'block' && this.#hand.height !== Number(n)) await this.#hand.takeUp(Number(n));
    return this.#choose(cell);
  }
}
