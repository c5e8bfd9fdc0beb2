/**
 * From what a player does to what is sent. Everything offered here was in a legal list: this file
 * sorts the list by what a hand can do, and knows no rule.
 */

import type { Place } from '$lib/live/wire';
import { parse, type Action, type Row } from './notation';

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

export interface Take {
  readonly row: Row;
  readonly column: number;
  readonly action: string;
}

export function takes(legal: readonly string[]): Take[] {
  return listed(legal).flatMap(({ text, action }) =>
    action.kind === 'take' ? [{ row: action.row, column: action.column, action: text }] : [],
  );
}

export interface SpotChoice {
  readonly at: Place; // on the grid of tiles
  readonly action: string;
}

const FIRST: Place = [0, 0]; // where a starting tile lies

/** Where the tile in hand may lie when it is turned so; of starting tiles the one with the number. */
export function spots(legal: readonly string[], number: number | null, rotation: number): SpotChoice[] {
  return listed(legal).flatMap(({ text, action }) => {
    if (action.kind === 'tile' && action.rotation === rotation) return [{ at: action.at, action: text }];
    if (action.kind !== 'start' || action.rotation !== rotation || action.number !== number) return [];
    return [{ at: FIRST, action: text }];
  });
}

/** All places for tiles in the list, however they are turned. */
export function allSpots(legal: readonly string[]): Place[] {
  const found = new Map<string, Place>();
  for (const { action } of listed(legal)) {
    if (action.kind === 'tile') found.set(String(action.at), action.at);
    else if (action.kind === 'start') found.set(String(FIRST), FIRST);
  }
  return [...found.values()];
}

/** The starting tiles in the list. */
export function startNumbers(legal: readonly string[]): number[] {
  return [...new Set(listed(legal).flatMap(({ action }) => (action.kind === 'start' ? [action.number] : [])))];
}

export interface Laid {
  readonly index: number; // in the draft
  readonly number: number | null; // of a starting tile
  readonly at: Place;
  readonly rotation: number;
}

/** The tile that a draft lays, if it does. */
export function laidTile(draft: readonly string[]): Laid | null {
  for (const [index, text] of draft.entries()) {
    const action = parse(text);
    if (action?.kind === 'tile') return { index, number: null, at: action.at, rotation: action.rotation };
    if (action?.kind === 'start') return { index, number: action.number, at: FIRST, rotation: action.rotation };
  }
  return null;
}

/** The take that a draft begins with. */
export function taken(draft: readonly string[]): Take | null {
  return takes(draft.slice(0, 1))[0] ?? null;
}

export interface Used {
  readonly thing: string;
  readonly to: Place | null; // null: removed from the game
}

/** What a draft has done with things from the tray, in order. */
export function used(draft: readonly string[]): Used[] {
  return listed(draft).flatMap(({ action }): Used[] => {
    if (action.kind === 'lay') return [{ thing: action.thing, to: action.to }];
    return action.kind === 'discard' ? [{ thing: action.thing, to: null }] : [];
  });
}

export interface SpaceChoice {
  readonly to: Place;
  readonly action: string;
}

/** The spaces where a thing may be laid. */
export function spaces(legal: readonly string[], thing: string): SpaceChoice[] {
  return listed(legal).flatMap(({ text, action }) =>
    action.kind === 'lay' && action.thing === thing ? [{ to: action.to, action: text }] : [],
  );
}

export function discard(legal: readonly string[], thing: string): string | null {
  const found = listed(legal).find(({ action }) => action.kind === 'discard' && action.thing === thing);
  return found?.text ?? null;
}

/** The things that the list can lay or discard. */
export function things(legal: readonly string[]): ReadonlySet<string> {
  return new Set(listed(legal).flatMap(({ action }) => ('thing' in action ? [action.thing] : [])));
}
