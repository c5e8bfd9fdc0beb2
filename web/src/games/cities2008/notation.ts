/** The actions of this game as they are written in the legal list. */

import type { Place } from '$lib/live/wire';

export type Action =
  | { readonly kind: 'lay'; readonly number: number; readonly at: Place; readonly rotation: number }
  | { readonly kind: 'tile'; readonly at: Place; readonly rotation: number }
  | { readonly kind: 'new'; readonly to: Place }
  | { readonly kind: 'jump' | 'walk'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'stay' };

/** Null for anything else: an action of a later version is not offered rather than guessed. */
export function parse(text: string): Action | null {
  if (text === 'stay') return { kind: 'stay' };
  const laid = /^(?:lay (\d+)|tile) (-?\d+),(-?\d+),r([0-3])$/.exec(text);
  if (laid) {
    const at: Place = [Number(laid[2]), Number(laid[3])];
    const rotation = Number(laid[4]);
    if (laid[1] === undefined) return { kind: 'tile', at, rotation };
    return { kind: 'lay', number: Number(laid[1]), at, rotation };
  }
  const fresh = /^new (-?\d+),(-?\d+)$/.exec(text);
  if (fresh) return { kind: 'new', to: [Number(fresh[1]), Number(fresh[2])] };
  const moved = /^(jump|walk) (-?\d+),(-?\d+)>(-?\d+),(-?\d+)$/.exec(text);
  if (!moved) return null;
  return {
    kind: moved[1] as 'jump' | 'walk',
    from: [Number(moved[2]), Number(moved[3])],
    to: [Number(moved[4]), Number(moved[5])],
  };
}

/** An action of a tourist, shifted as the tile under it is moved. */
export function shifted(text: string, by: Place): string {
  const move = ([x, y]: Place): string => `${x + by[0]},${y + by[1]}`;
  const action = parse(text);
  if (action?.kind === 'new') return `new ${move(action.to)}`;
  if (action?.kind === 'jump') return `jump ${action.from.join(',')}>${move(action.to)}`;
  return text;
}
