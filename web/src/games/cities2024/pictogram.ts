/** How a requirement is drawn: cells of 26 in steps of 29, and marks beside them. */

import { around, grown, type Box } from '$lib/board/geometry';
import type { Compared, Matcher, Requirement } from './requirement';

export const CELL = 26;
const STEP = 29;
const PACKED = 23; // within an area, cells touch
const LINE = 6; // boxes of a line, as many as a neighbourhood is wide

export interface Picture {
  readonly box: Box;
  readonly cells: readonly { readonly x: number; readonly y: number; readonly matcher: Matcher }[];
  /** Around a set a solid frame, around an area a dashed one. */
  readonly frame: { readonly box: Box; readonly dashed: boolean } | null;
  /** Numbers with no cell of their own: the size of an area, its features, the size of a line. */
  readonly chips: readonly { readonly x: number; readonly y: number; readonly text: string; readonly disc: boolean }[];
  readonly compares: readonly { readonly x: number; readonly y: number; readonly equal: boolean; readonly what: 'colour' | 'height' }[];
  readonly line: readonly { readonly x: number; readonly y: number; readonly filled: boolean }[];
}

const LEAST = 78; // no picture is smaller: a single cell would fill the whole card

const NOTHING = { frame: null, chips: [], compares: [], line: [] };

export function picture(found: Requirement): Picture {
  const drawn = draw(found);
  const { x, y, width, height } = drawn.box;
  const wide = Math.max(width, LEAST);
  return { ...drawn, box: { x: x - (wide - width) / 2, y, width: wide, height } };
}

function draw(found: Requirement): Picture {
  switch (found.kind) {
    case 'pattern':
      return pattern(found.rows, found.same, found.different);
    case 'set':
      return framed(found.of);
    case 'area':
      return area(found.of, found.size, found.features);
    case 'line':
      return line(found.of, found.size);
  }
}

function boxOf(cells: Picture['cells']): Box {
  return around(cells.map(({ x, y }) => ({ x, y, width: CELL, height: CELL })));
}

function pattern(rows: readonly (readonly Matcher[])[], same: Compared, different: Compared): Picture {
  const cells = rows.flatMap((row, y) => row.map((matcher, x) => ({ x: x * STEP, y: y * STEP, matcher })));
  const box = boxOf(cells);
  const asked = [
    ...(same ? [{ equal: true, what: same }] : []),
    ...(different ? [{ equal: false, what: different }] : []),
  ];
  const compares = asked.map((one, n) => ({ ...one, x: box.width / 2 + 42 * (n - (asked.length - 1) / 2), y: -13 }));
  const top = asked.length > 0 ? 22 : 2;
  return { ...NOTHING, cells, compares, box: { x: -3, y: -top, width: box.width + 7, height: box.height + top + 4 } };
}

function framed(of: readonly Matcher[]): Picture {
  const columns = of.length <= 3 ? of.length : Math.ceil(of.length / 2);
  const cells = of.map((matcher, n) => ({ x: (n % columns) * STEP, y: Math.floor(n / columns) * STEP, matcher }));
  const frame = grown(boxOf(cells), 5);
  return { ...NOTHING, cells, frame: { box: frame, dashed: false }, box: grown(frame, 2) };
}

function area(of: Matcher, size: number, features: number): Picture {
  const cells = [0, 1, 2].map((n) => ({ x: n * PACKED, y: 0, matcher: of }));
  const frame = grown(boxOf(cells), 4);
  const right = frame.x + frame.width - 2;
  const chips = [
    ...(size > 1 ? [{ x: right, y: frame.y, text: `${size}+`, disc: false }] : []),
    ...(features > 0 ? [{ x: right, y: frame.y + frame.height, text: `${features}+`, disc: true }] : []),
  ];
  return { ...NOTHING, cells, frame: { box: frame, dashed: true }, chips, box: grown(frame, 13) };
}

function line(of: Matcher, size: number): Picture {
  const boxes = Math.max(LINE, size);
  const row = Array.from({ length: boxes }, (_, n) => ({ x: n * 12, y: 32, filled: n < size }));
  const width = boxes * 12 - 2;
  const cells = [{ x: width / 2 - 30, y: 0, matcher: of }];
  const chips = [{ x: width / 2 + 18, y: 13, text: `${size}+`, disc: false }];
  return { ...NOTHING, cells, chips, line: row, box: { x: -3, y: -2, width: width + 6, height: 50 } };
}

/** What stands on a cell's lower right: a number of pieces, or a feature. */
export function mark({ ground, detail }: Matcher): { text: string; disc: boolean } | null {
  if (detail === '') return null;
  if (ground !== 'w' && ground !== 'p') return { text: detail.replace('-', '−'), disc: false };
  return { text: detail === '0' ? '×' : (detail[1] ?? '★'), disc: true };
}
