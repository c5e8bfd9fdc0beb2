/** The reveal: dice turn one after another, the first line of every seat, then the second. */

import { reducedMotion } from '$lib/settings.svelte';

const STEP_MS = 280;

export class OpenGoals {
  #opened = $state(0);
  #all: number;

  constructor(all: number, plays: boolean) {
    this.#all = all;
    this.#opened = plays && !reducedMotion() ? 0 : all;
  }

  get done(): boolean {
    return this.#opened >= this.#all;
  }

  /** Is the nth die around the table open? */
  isOpen(n: number): boolean {
    return n < this.#opened;
  }

  skip(): void {
    this.#opened = this.#all;
  }

  run(): () => void {
    const timer = setInterval(() => {
      if (this.done) clearInterval(timer);
      else this.#opened++;
    }, STEP_MS);
    return () => clearInterval(timer);
  }
}
