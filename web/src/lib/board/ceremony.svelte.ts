/** At the end everything counts once more, one after another, until somebody touches anything. */

import { reducedMotion } from '$lib/settings.svelte';
import type { Lit } from './spotlight.svelte';

const COUNT_MS = 1100; // what counts is lit so long

export class Ceremony {
  #at: number | null = $state(reducedMotion() ? null : 0);
  #counts: () => readonly { readonly lit: Lit | null }[];

  constructor(counts: () => readonly { readonly lit: Lit | null }[]) {
    this.#counts = counts;
  }

  /** What counts now; null: it is over. */
  get lit(): Lit | null {
    return this.#at === null ? null : (this.#counts()[this.#at]?.lit ?? null);
  }

  skip(): void {
    this.#at = null;
  }

  /** For an effect. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.#at !== null) this.#at = this.#at + 1 < this.#counts().length ? this.#at + 1 : null;
    }, COUNT_MS);
    return () => clearInterval(timer);
  }
}
