/**
 * From what a player does to what is sent. Everything offered here was in a legal list: this file
 * sorts the list by what a hand can do, and knows no rule.
 */

import { parse } from './notation';

/** The heights of which a block can be taken. */
export function heights(legal: readonly string[]): ReadonlySet<number> {
  return new Set(
    legal.flatMap((text) => {
      const action = parse(text);
      return action?.kind === 'build' ? [action.height] : [];
    }),
  );
}

export interface LotChoice {
  readonly lot: string;
  readonly action: string;
}

/** The lots that a block of this height may be put on. */
export function lots(legal: readonly string[], height: number | null): LotChoice[] {
  return legal.flatMap((text) => {
    const action = parse(text);
    return action?.kind === 'build' && action.height === height ? [{ lot: action.lot, action: text }] : [];
  });
}

export interface CodeChoice {
  readonly code: number;
  readonly action: string;
}

/** What a die may be set to. */
export function codes(legal: readonly string[], die: string | null): CodeChoice[] {
  return legal.flatMap((text) => {
    const action = parse(text);
    return action?.kind === 'goal' && action.die === die ? [{ code: action.code, action: text }] : [];
  });
}

/** The dice that a draft has set, and those of a list that can be. */
export function diceOf(actions: readonly string[]): ReadonlySet<string> {
  return new Set(
    actions.flatMap((text) => {
      const action = parse(text);
      return action?.kind === 'goal' ? [action.die] : [];
    }),
  );
}

/** The block that a draft puts down. */
export function built(draft: readonly string[]): { height: number; lot: string } | null {
  const action = parse(draft[0] ?? '');
  return action?.kind === 'build' ? action : null;
}

/** A draft in which a die is set anew; where it stood in the order of the draft is kept. */
export function withGoal(draft: readonly string[], action: string): string[] {
  const goal = parse(action);
  const at = draft.findIndex((text) => {
    const one = parse(text);
    return one?.kind === 'goal' && goal?.kind === 'goal' && one.die === goal.die;
  });
  return at < 0 ? [...draft, action] : draft.with(at, action);
}
