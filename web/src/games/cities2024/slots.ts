/** The draft board: what lies on each column of each row, and who stands there. */

import type { Cell } from '$lib/board/cursor.svelte';
import { rectangle, type Box } from '$lib/board/geometry';
import type { Words } from '$lib/i18n/index.svelte';
import { slotKey, startKey } from './keys';
import { ROWS, type Row } from './notation';
import { tileSpaces } from './position';
import { spaceText } from './present';
import { requirementText } from './requirement';
import type { CardView, TileView, View } from './view';

export type Content =
  | { readonly kind: 'card'; readonly card: CardView }
  | { readonly kind: 'tile'; readonly tile: TileView }
  /** Features or blocks, and how many are face-down beside them. */
  | { readonly kind: 'things'; readonly things: readonly string[]; readonly hidden: number };

export interface Slot {
  readonly key: string;
  readonly row: Row | null; // null: a starting tile
  readonly column: number;
  readonly content: Content;
  readonly worker: number | null;
}

const COLUMNS = [1, 2, 3, 4];
// How the view lists what lies face-up: so many things on each column, one after the other.
const FEATURES = [2, 1, 1, 1];
const BLOCKS = [4, 3, 3, 0];
const FROM_BAG = 2; // blocks that the last column draws

/** The four rows. Before a round is laid out there is nothing to show. */
export function slotsOf(view: View): Slot[] {
  if (view.workers.length === 0 || view.blocks.length === 0) return [];
  return ROWS.flatMap((row, y) =>
    COLUMNS.map((column, x): Slot => {
      const worker = view.workers[y]?.[x] ?? null;
      return { key: slotKey(row, column), row, column, content: contentOf(view, row, x), worker };
    }),
  );
}

export function startSlots(starts: readonly TileView[]): Slot[] {
  return starts.map((tile, x) => ({
    key: startKey(tile.number),
    row: null,
    column: x + 1,
    content: { kind: 'tile', tile },
    worker: null,
  }));
}

function contentOf(view: View, row: Row, x: number): Content {
  const hidden: Content = { kind: 'things', things: [], hidden: 1 };
  switch (row) {
    case 'cards': {
      const card = view.cards[x];
      return card ? { kind: 'card', card } : hidden;
    }
    case 'tiles': {
      const tile = view.tiles[x];
      return tile ? { kind: 'tile', tile } : hidden;
    }
    case 'features':
      return { kind: 'things', things: part(view.features, FEATURES, x), hidden: x === COLUMNS.length - 1 ? 1 : 0 };
    case 'blocks':
      return { kind: 'things', things: part(view.blocks, BLOCKS, x), hidden: x === COLUMNS.length - 1 ? FROM_BAG : 0 };
  }
}

function part(all: readonly string[], sizes: readonly number[], n: number): readonly string[] {
  const from = sizes.slice(0, n).reduce((sum, size) => sum + size, 0);
  return all.slice(from, from + sizes[n]!);
}

/** What a slot holds, in words. */
export function contentText(slot: Slot, w: Words['cities2024']): string {
  const { content, row } = slot;
  if (content.kind === 'card') {
    const { name, points, requirement } = content.card;
    return w.slotCard(name, points, requirementText(requirement, w));
  }
  if (content.kind === 'tile') {
    return w.slotTile(tileSpaces(content.tile.spaces, 0).map((space) => spaceText(space, w)));
  }
  const names = content.things.map((thing) => w.things[thing] ?? thing);
  if (content.hidden > 0 && row) names.push(w.hiddenThing[row]);
  return names.join(', ');
}

/** Measures of the draft board, roomy or small. */
export interface Measures {
  readonly width: number; // of a slot
  readonly height: number;
  readonly gap: number;
  readonly band: number; // of a row, the space between rows included
}

export const ROOMY: Measures = { width: 82, height: 88, gap: 6, band: 100 };
export const SMALL: Measures = { width: 72, height: 74, gap: 4, band: 82 };

export function slotBox(slot: Slot, m: Measures): Box {
  const y = slot.row === null ? 0 : ROWS.indexOf(slot.row);
  return {
    x: (slot.column - 1) * (m.width + m.gap),
    y: y * m.band + (m.band - m.height) / 2,
    width: m.width,
    height: m.height,
  };
}

/** All slots as cells with names. */
export function slotCells(
  slots: readonly Slot[],
  offers: ReadonlyMap<string, number | null>,
  looked: string | null,
  nameOf: (seat: number) => string,
  m: Measures,
  w: Words['cities2024'],
): Cell[] {
  return slots.map((slot): Cell => {
    const gain = offers.get(slot.key);
    const says = [slot.row ? w.slot(w.rows[slot.row], slot.column) : w.startTile(slot.column)];
    if (slot.worker === null) says.push(contentText(slot, w));
    else says.push(w.takenBy(nameOf(slot.worker)));
    if (gain !== undefined) says.push(w.cellChoice(gain));
    if (looked === slot.key && slot.row) says.push(w.looked);
    return {
      key: slot.key,
      row: slot.row === null ? 0 : ROWS.indexOf(slot.row),
      column: slot.column,
      shape: rectangle(slotBox(slot, m)),
      name: says.join(', '),
      legal: gain !== undefined,
      chosen: looked === slot.key,
      lifts: gain !== undefined,
    };
  });
}
