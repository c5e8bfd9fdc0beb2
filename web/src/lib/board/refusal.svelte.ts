/** Why something cannot be done: said in the place of the turn's banner until something is done. */

import { announce } from '$lib/announce.svelte';
import { play } from '$lib/sound';

export interface Refused {
  readonly text: string;
  /** Where the rule that forbids it is read. */
  readonly rule: string;
}

export class Refusal {
  now: Refused | null = $state.raw(null);

  say(text: string, rule: string): void {
    this.now = { text, rule };
    announce(text);
    play('error');
  }

  clear(): void {
    this.now = null;
  }
}
