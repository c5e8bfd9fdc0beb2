/** Small geometry for drawing. Fields are unit squares; a field is `unit` wide on the board. */

import type { Place } from '$lib/live/wire';

/**
 * The outline of a set of fields as an SVG path: one loop around each part, holes included.
 * Parts that touch only at a corner keep loops of their own.
 */
export function outline(places: readonly Place[], unit: number): string {
  const edges = new Map<string, Place[]>(); // from a corner to the next, inside on the right
  const inside = new Set(places.map(String));
  const add = (from: Place, to: Place): void => {
    const out = edges.get(String(from));
    if (out) out.push(to);
    else edges.set(String(from), [to]);
  };
  for (const [x, y] of places) {
    if (!inside.has(String([x, y - 1]))) add([x, y], [x + 1, y]);
    if (!inside.has(String([x + 1, y]))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(String([x, y + 1]))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(String([x - 1, y]))) add([x, y + 1], [x, y]);
  }
  let path = '';
  for (const [start, out] of edges) {
    while (out.length > 0) {
      const from = start.split(',').map(Number) as unknown as Place;
      path += loop(edges, from, unit);
    }
  }
  return path;
}

function loop(edges: Map<string, Place[]>, start: Place, unit: number): string {
  const corners: Place[] = [];
  let [x, y] = start;
  let heading: Place | null = null;
  do {
    const out: Place[] = edges.get(String([x, y]))!;
    const next: Place = out.length > 1 ? take(out, (to) => turnsRight(heading, [x, y], to)) : out.pop()!;
    const step: Place = [next[0] - x, next[1] - y];
    if (heading === null || step[0] !== heading[0] || step[1] !== heading[1]) corners.push([x, y]);
    heading = step;
    [x, y] = next;
  } while (x !== start[0] || y !== start[1]);
  return `M${corners.map(([cx, cy]) => `${cx * unit} ${cy * unit}`).join('L')}Z`;
}

/** At a corner where two loops meet, staying on the right hand keeps them apart. */
function turnsRight(heading: Place | null, at: Place, to: Place): boolean {
  if (heading === null) return true;
  const step: Place = [to[0] - at[0], to[1] - at[1]];
  return heading[0] * step[1] - heading[1] * step[0] > 0;
}

function take(out: Place[], wanted: (to: Place) => boolean): Place {
  const at = Math.max(0, out.findIndex(wanted));
  return out.splice(at, 1)[0]!;
}

/** Which of `n` drawings a field shows: always the same for the same place, and well mixed. */
export function variant(x: number, y: number, n: number): number {
  const mixed = Math.imul(x * 374761393 + y * 668265263, 1274126177);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
}

/** The smallest box around some boxes. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

export function viewBox({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** A rectangle as a path, for cells. */
export function rectangle({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}
