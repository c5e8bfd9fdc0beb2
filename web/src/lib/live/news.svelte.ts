import { untrack } from 'svelte';
import type { Session } from './session.svelte';
import type { GameEvent } from './wire';

/** Hear what happens from now on: what happened before somebody came is no news. Called by a component. */
export function hear(session: () => Session<any>, news: (events: readonly GameEvent[]) => void): void {
  let begun = false;
  $effect(() => {
    const { events } = session().update;
    if (begun) untrack(() => news(events));
    begun = true;
  });
}
