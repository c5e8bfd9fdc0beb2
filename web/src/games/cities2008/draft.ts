/**
 * From what a player does to what is sent. Everything offered here was in a legal list: this file
 * sorts the list by what a hand can do, and knows no rule.
 */

import type { Place } from '$lib/live/wire';
import { parse, shifted, type Action } from './notation';

export type Mode = 'new' | 'jump' | 'walk' | 'stay';

export const MODES: readonly Mode[] = ['new', 'jump', 'walk', 'stay'];

interface Listed {
  readonly text: string;
  readonly action: Action;
}

function listed(legal: readonly string[]): Listed[] {
  return legal.flatMap((text) => {
    const action = parse(text);
    return action ? [{ text, action }] : [];
  });
}

export interface SpotChoice {
  readonly at: Place; // on the grid of tiles
  readonly action: string;
}

/** Where the tile in hand may lie when it is turned so. */
export function spots(legal: readonly string[], number: number, rotation: number): SpotChoice[] {
  return listed(legal).flatMap(({ text, action }) => {
    if (action.kind !== 'tile' && action.kind !== 'lay') return [];
    if (action.rotation !== rotation) return [];
    if (action.kind === 'lay' && action.number !== number) return [];
    return [{ at: action.at, action: text }];
  });
}

/** All places that the list names, whatever the tile and its rotation: how large a board is drawn. */
export function allSpots(legal: readonly string[]): Place[] {
  return listed(legal).flatMap(({ action }) =>
    action.kind === 'tile' || action.kind === 'lay' ? [action.at] : [],
  );
}

/** The tile that a draft lays first, if it does. */
export function laidTile(draft: readonly string[]): { at: Place; rotation: number } | null {
  const action = draft[0] === undefined ? null : parse(draft[0]);
  return action?.kind === 'tile' ? action : null;
}

/** The place of a tile action, as text. */
export function placeOf(text: string): string | null {
  const action = parse(text);
  return action?.kind === 'tile' || action?.kind === 'lay' ? String(action.at) : null;
}

/** What may be done with tourists, by how it is done. */
export function modes(legal: readonly string[]): ReadonlySet<Mode> {
  const found = new Set<Mode>();
  for (const { action } of listed(legal)) {
    if (action.kind !== 'lay' && action.kind !== 'tile') found.add(action.kind);
  }
  return found;
}

/** The tourists that may jump or walk. */
export function movable(legal: readonly string[], mode: Mode): Place[] {
  const found = new Map<string, Place>();
  for (const { action } of listed(legal)) {
    if (action.kind === mode && 'from' in action) found.set(String(action.from), action.from);
  }
  return [...found.values()];
}

export interface FieldChoice {
  readonly to: Place;
  readonly action: string;
}

/** The fields that a tourist may go to: a new one, or the one that was picked. */
export function fields(legal: readonly string[], mode: Mode, from: Place | null): FieldChoice[] {
  return listed(legal).flatMap(({ text, action }) => {
    if (action.kind !== mode || action.kind === 'stay') return [];
    if ('from' in action && String(action.from) !== String(from)) return [];
    return 'to' in action ? [{ to: action.to, action: text }] : [];
  });
}

/** How a drafted tourist action was done, so that its button is the one shown as pressed. */
export function drafted(draft: readonly string[]): { mode: Mode; from: Place | null; to: Place | null } | null {
  const action = parse(draft[1] ?? '');
  if (!action || action.kind === 'lay' || action.kind === 'tile') return null;
  return {
    mode: action.kind,
    from: 'from' in action ? action.from : null,
    to: 'to' in action ? action.to : null,
  };
}

/** What a draft should become when its tile is laid elsewhere: a tourist on it comes along. */
export function moved(draft: readonly string[], action: string): readonly string[] {
  const from = laidTile(draft);
  const to = parse(action);
  if (!from || to?.kind !== 'tile' || draft[1] === undefined) return [];
  const by: Place = [2 * (to.at[0] - from.at[0]), 2 * (to.at[1] - from.at[1])];
  return [shifted(draft[1], by)];
}
