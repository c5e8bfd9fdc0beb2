/**
 * One state machine for dragging, for all games. A tap is not its business: that is a `click`,
 * which a mouse, a finger and a screen reader all make.
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Gesture =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pressed'; readonly pointer: number; readonly source: string; readonly at: Point }
  | {
      readonly kind: 'dragging';
      readonly pointer: number;
      readonly source: string;
      readonly over: string | null;
    };

export type Input =
  | { readonly kind: 'down'; readonly pointer: number; readonly source: string | null; readonly at: Point }
  | { readonly kind: 'move'; readonly pointer: number; readonly at: Point; readonly over: string | null }
  | { readonly kind: 'up'; readonly pointer: number; readonly over: string | null }
  | { readonly kind: 'cancel' };

/** What a table is told. `over` and `drop` name the cell under the pointer, or null. */
export type Said =
  | { readonly kind: 'lift'; readonly source: string }
  | { readonly kind: 'over'; readonly source: string; readonly cell: string | null }
  | { readonly kind: 'drop'; readonly source: string; readonly cell: string | null }
  | { readonly kind: 'cancel'; readonly source: string };

const SLACK = 6; // pixels that a tap may tremble

export const IDLE: Gesture = { kind: 'idle' };

export function advance(now: Gesture, input: Input): [Gesture, readonly Said[]] {
  if (input.kind === 'cancel') {
    return [IDLE, now.kind === 'dragging' ? [{ kind: 'cancel', source: now.source }] : []];
  }
  if (now.kind === 'idle') {
    if (input.kind !== 'down' || input.source === null) return [now, []];
    const { pointer, source, at } = input;
    return [{ kind: 'pressed', pointer, source, at }, []];
  }
  if (input.pointer !== now.pointer || input.kind === 'down') return [now, []]; // a second finger
  const { pointer, source } = now;
  if (now.kind === 'pressed') {
    if (input.kind === 'up') return [IDLE, []];
    if (Math.hypot(input.at.x - now.at.x, input.at.y - now.at.y) <= SLACK) return [now, []];
    const said: Said[] = [
      { kind: 'lift', source },
      { kind: 'over', source, cell: input.over },
    ];
    return [{ kind: 'dragging', pointer, source, over: input.over }, said];
  }
  if (input.kind === 'up') return [IDLE, [{ kind: 'drop', source, cell: input.over }]];
  if (input.over === now.over) return [now, []];
  return [{ ...now, over: input.over }, [{ kind: 'over', source, cell: input.over }]];
}
