import { untrack } from 'svelte';

/** What a screen reader is told. `Announcer.svelte` speaks it. */

export const spoken = $state({ polite: '', assertive: '' });

/** Say something; `assertive` is for what cannot wait: your turn, a lost connection. */
export function announce(text: string, how: 'polite' | 'assertive' = 'polite'): void {
  // The same words twice are two messages: a trailing space makes the region change.
  const last = untrack(() => spoken[how]);
  spoken[how] = last === text ? `${text}\u00a0` : text;
}
