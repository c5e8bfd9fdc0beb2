/** The keyboard grammar, one for all games: which key asks for what. */

import type { Direction } from './cursor.svelte';

export type Command =
  | Direction
  | 'act' // lay, put, take
  | 'turn'
  | 'turn-back'
  | 'next' // legal spot
  | 'previous'
  | 'discard'
  | 'undo'
  | 'clear' // take the whole turn back
  | 'finish'
  | 'hint'
  | 'help'
  | 'more'
  | 'less'
  | Digit;

export type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

const ALWAYS: Record<string, Command> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ' ': 'act',
  Enter: 'finish',
  Backspace: 'undo',
  Escape: 'clear',
};

/** Keys that print a character; they can be switched off (WCAG 2.1.4). */
const PRINTING: Record<string, Command> = {
  r: 'turn',
  R: 'turn-back',
  n: 'next',
  N: 'previous',
  x: 'discard',
  h: 'hint',
  '?': 'help',
  '+': 'more',
  '-': 'less',
  '0': '0',
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
};

export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for, or null. `letters`: whether keys that print a character count. */
export function command(key: Key, letters: boolean): Command | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null;
  return ALWAYS[key.key] ?? (letters ? (PRINTING[key.key] ?? null) : null);
}

export function isDirection(asked: Command): asked is Direction {
  return asked === 'left' || asked === 'right' || asked === 'up' || asked === 'down';
}
