/**
 * A name for each tourist that stays with it when it moves. The server tells where tourists stand,
 * not which is which: whoever left one field and appeared on another is the same one.
 */

import type { Place } from '$lib/live/wire';

export type Letters = ReadonlyMap<string, string>; // by field

const ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function follow(before: Letters, places: readonly Place[]): Letters {
  const now = new Map<string, string>();
  const arrived: string[] = [];
  for (const place of places) {
    const letter = before.get(String(place));
    if (letter) now.set(String(place), letter);
    else arrived.push(String(place));
  }
  const used = new Set([...before.values()]);
  const left = [...before].filter(([place]) => !now.has(place)).map(([, letter]) => letter);
  for (const place of arrived) {
    const letter = left.shift() ?? [...ALL].find((one) => !used.has(one)) ?? '?';
    used.add(letter);
    now.set(place, letter);
  }
  return now;
}
