/** The keyboard's place on a board: a grid is one tab stop, and arrows move within it. */

/** What can be reached and named on a board: a field, a legal spot, a lot, a draft slot. */
export interface Cell {
  readonly key: string;
  readonly row: number;
  readonly column: number;
  readonly shape: string; // an SVG path: where it is hit, and what the focus ring surrounds
  readonly name: string; // everything that a screen reader should say
  readonly legal?: boolean; // may be chosen now
  readonly chosen?: boolean;
  readonly lifts?: boolean; // can be dragged from
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export class Cursor {
  key: string | null = $state(null);
  row = $state(0);
  column = $state(0);

  goTo(cell: Cell): void {
    this.key = cell.key;
    this.row = cell.row;
    this.column = cell.column;
  }
}

/** Bring the keyboard to a cell; where no board has it, nothing happens. */
export function focusCell(key: string): void {
  document.querySelector<SVGElement>(`[role="gridcell"][data-cell="${key}"]`)?.focus();
}

/** What had the focus has gone: who plays by keyboard goes on at the board. */
export function focusBoard(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus({ preventScroll: true });
}

/** For all of a table: the focus is never lost with what it stood on. */
export function keepFocus(root: HTMLElement): () => void {
  let last: Node | null = null;
  const seen = (event: FocusEvent): void => void (last = event.target as Node);
  const changes = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    focusBoard();
  });
  root.addEventListener('focusin', seen);
  changes.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener('focusin', seen);
    changes.disconnect();
  };
}

/** The keyboard is on a board. */
export function onBoard(): boolean {
  return document.activeElement?.getAttribute('role') === 'gridcell';
}

/** The cell that an arrow leads to: the nearest that way, straight ones first. */
export function neighbour(cells: readonly Cell[], from: Cell, direction: Direction): Cell | null {
  const [dx, dy] = STEPS[direction];
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const across = cell.column - from.column;
    const down = cell.row - from.row;
    const ahead = across * dx + down * dy;
    if (ahead <= 0) continue;
    const aside = Math.abs(across * dy) + Math.abs(down * dx);
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The next cell that may be chosen, in reading order and around. */
export function nextLegal(cells: readonly Cell[], from: string | null, back = false): Cell | null {
  const order = back ? cells.toReversed() : cells;
  const at = order.findIndex((cell) => cell.key === from);
  const round = [...order.slice(at + 1), ...order.slice(0, at + 1)];
  return round.find((cell) => cell.legal) ?? null;
}

/** The cell that the cursor stands on; if that has gone, the nearest, one that is legal first. */
export function standing(cells: readonly Cell[], cursor: Cursor): Cell | null {
  const same = cells.find((cell) => cell.key === cursor.key);
  if (same) return same;
  const far = (cell: Cell): number =>
    Math.abs(cell.row - cursor.row) + Math.abs(cell.column - cursor.column) + (cell.legal ? 0 : 1000);
  let best: Cell | null = null;
  for (const cell of cells) if (best === null || far(cell) < far(best)) best = cell;
  return best;
}
