import { untrack } from 'svelte';

/** What a screen reader is told. `Announcer.svelte` speaks it. */

type How = 'polite' | 'assertive';

export const spoken = $state({ polite: '', assertive: '' });

const waiting: Record<How, string[]> = { polite: [], assertive: [] };

/**
 * Say something; `assertive` is for what cannot wait: your turn, a lost connection. What is said at
 * the same moment is one message, so that none covers another.
 */
export function announce(text: string, how: How = 'polite'): void {
  if (text === '') return;
  if (waiting[how].length === 0) queueMicrotask(() => speak(how));
  if (!waiting[how].includes(text)) waiting[how].push(text);
}

function speak(how: How): void {
  const text = waiting[how].splice(0).join(' ');
  // The same words twice are two messages: a trailing space makes the region change.
  const last = untrack(() => spoken[how]);
  spoken[how] = last === text ? `${text}\u00a0` : text;
}
