/** Who sits at the table whose sheet this is: nobody but names. */

import { lang } from '$lib/i18n/index.svelte';
import type { Player } from '$lib/live/session.svelte';

/** A name, or what somebody is called who has none. */
export function shownName(name: string, seat: number): string {
  return name || lang.w.setup.guest(seat + 1);
}

export function playersOf(names: readonly string[]): Player[] {
  return names.map((name, seat) => ({ seat, name: shownName(name, seat), kind: 'person', you: false, here: true }));
}
