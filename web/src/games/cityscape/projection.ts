/**
 * How the city is drawn: from one side, or from above. A lot is known by its line, from the left,
 * and by how deep it lies in it, both from 0; so turning the view is nobody's business here.
 */

import type { Box } from '$lib/board/geometry';

export type Point = readonly [x: number, y: number];

export interface Projection {
  readonly box: Box;
  /** The board itself: its top, and what is seen of its edge. */
  readonly plate: { readonly top: string; readonly front: string; readonly right: string };
  readonly unit: number; // of height
  lot(line: number, depth: number): string;
  /** All that a building of this height covers, and its lot: where it is touched. */
  touch(line: number, depth: number, height: number): string;
  silhouette(line: number, depth: number, height: number): readonly Point[];
  roof(line: number, depth: number, height: number): readonly Point[];
  front(line: number, depth: number, from: number, to: number): readonly Point[];
  right(line: number, depth: number, from: number, to: number): readonly Point[];
  /** The middle of a roof. */
  label(line: number, depth: number, height: number): Point;
  strip(line: number): string;
  die(line: number): Box;
}

export const LINES = 4;

const LOT = 118;
const PITCH = 134; // from lot to lot along the near edge
const DIE = 54;

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

// From a side. The depth step is large enough for a finger, and for a low building behind a tower.
const STEP: Point = [32, -88];
const LOT_DEPTH = 0.88; // of a step
const INSET = 8; // of a building in its lot
const WALL = LOT - 2 * INSET;
const NEAR = 0.08; // of a step
const FAR = 0.8;
const MARGIN = 14;
const THICK = 20;
const TALLEST = 11; // up to here a unit is sky / TALLEST

/** Room for the tallest building. On a phone it is low, so that the lines under the city are in sight. */
export const SKY = 165;
export const LOW_SKY = 105;

export function oblique(tallest: number, sky = SKY): Projection {
  const unit = sky / Math.max(tallest, TALLEST);
  const at = (x: number, depth: number, height = 0): Point => [
    x + depth * STEP[0],
    depth * STEP[1] - height * unit,
  ];
  const left = (line: number): number => line * PITCH;
  const wall = (line: number): readonly [number, number] => [left(line) + INSET, left(line) + INSET + WALL];
  const end = left(LINES - 1) + LOT + MARGIN;
  const back = LINES - 1 + LOT_DEPTH + 0.1;
  const [nl, nr, fr, fl] = [at(-MARGIN, -0.1), at(end, -0.1), at(end, back), at(-MARGIN, back)];
  const down = ([x, y]: Point): Point => [x, y + THICK];

  const roof = (line: number, depth: number, height: number): Point[] => {
    const [a, b] = wall(line);
    return [at(a, depth + NEAR, height), at(b, depth + NEAR, height), at(b, depth + FAR, height), at(a, depth + FAR, height)];
  };
  const silhouette = (line: number, depth: number, height: number): Point[] => {
    const [a, b] = wall(line);
    return [
      at(a, depth + NEAR),
      at(b, depth + NEAR),
      at(b, depth + FAR),
      at(b, depth + FAR, height),
      at(a, depth + FAR, height),
      at(a, depth + NEAR, height),
    ];
  };
  const ground = (line: number, depth: number): Point[] => {
    const [a, b] = [left(line) - 7, left(line) + LOT + 7];
    return [at(a, depth - 0.06), at(b, depth - 0.06), at(b, depth + 0.94), at(a, depth + 0.94)];
  };
  return {
    box: { x: -MARGIN - 8, y: fl[1] - sky - 14, width: fr[0] + MARGIN + 18, height: sky + 14 - fl[1] + THICK + DIE + 38 },
    plate: { top: path([nl, nr, fr, fl]), front: path([nl, nr, down(nr), down(nl)]), right: path([nr, fr, down(fr), down(nr)]) },
    unit,
    lot: (line, depth) => {
      const [a, b] = [left(line), left(line) + LOT];
      return path([at(a, depth), at(b, depth), at(b, depth + LOT_DEPTH), at(a, depth + LOT_DEPTH)]);
    },
    touch: (line, depth, height) =>
      path(ground(line, depth)) + (height > 0 ? path(silhouette(line, depth, height)) : ''),
    silhouette,
    roof,
    front: (line, depth, from, to) => {
      const [a, b] = wall(line);
      return [at(a, depth + NEAR, from), at(b, depth + NEAR, from), at(b, depth + NEAR, to), at(a, depth + NEAR, to)];
    },
    right: (line, depth, from, to) => {
      const [, b] = wall(line);
      return [at(b, depth + NEAR, from), at(b, depth + FAR, from), at(b, depth + FAR, to), at(b, depth + NEAR, to)];
    },
    label: (line, depth, height) => {
      const [a, b] = wall(line);
      return at((a + b) / 2, depth + (NEAR + FAR) / 2, height);
    },
    strip: (line) => {
      const [a, b] = [left(line) - 8, left(line) + LOT + 8];
      return path([at(a, -0.08), at(b, -0.08), at(b, back - 0.04), at(a, back - 0.04)]);
    },
    die: (line) => ({ x: left(line) + (LOT - DIE) / 2, y: nl[1] + THICK + 12, width: DIE, height: DIE }),
  };
}

/** From above: nothing hides anything. */
export function plan(): Projection {
  const corner = (line: number, depth: number): Point => [line * PITCH, -(depth + 1) * PITCH];
  const square = (line: number, depth: number, inset: number): Point[] => {
    const [x, y] = corner(line, depth);
    const [near, far] = [inset, LOT - inset];
    return [
      [x + near, y + far],
      [x + far, y + far],
      [x + far, y + near],
      [x + near, y + near],
    ];
  };
  const size = LINES * PITCH - (PITCH - LOT);
  const top = path([
    [-MARGIN, MARGIN - (PITCH - LOT)],
    [size + MARGIN, MARGIN - (PITCH - LOT)],
    [size + MARGIN, -LINES * PITCH - MARGIN],
    [-MARGIN, -LINES * PITCH - MARGIN],
  ]);
  return {
    box: { x: -MARGIN - 8, y: -LINES * PITCH - MARGIN - 8, width: size + 2 * MARGIN + 16, height: LINES * PITCH + 2 * MARGIN + DIE + 20 },
    plate: { top, front: '', right: '' },
    unit: 0,
    lot: (line, depth) => path(square(line, depth, 0)),
    touch: (line, depth) => path(square(line, depth, -7)),
    silhouette: (line, depth) => square(line, depth, INSET),
    roof: (line, depth) => square(line, depth, INSET),
    front: () => [],
    right: () => [],
    label: (line, depth) => {
      const [x, y] = corner(line, depth);
      return [x + LOT / 2, y + LOT / 2];
    },
    strip: (line) => path([[line * PITCH - 8, 0], [line * PITCH + LOT + 8, 0], [line * PITCH + LOT + 8, -LINES * PITCH - 8], [line * PITCH - 8, -LINES * PITCH - 8]]),
    die: (line) => ({ x: line * PITCH + (LOT - DIE) / 2, y: MARGIN + 2, width: DIE, height: DIE }),
  };
}

const HALF: Point = [17, 12]; // of the size of a number

export interface Label {
  readonly point: Point;
  readonly covered: boolean;
}

/**
 * Where the height of a building is written: as near to the middle of its roof as is in sight. Where
 * none of it is, as far as can be from the numbers that are written already.
 */
export function labelSpot(
  projection: Projection,
  at: { readonly line: number; readonly depth: number; readonly height: number },
  nearer: readonly (readonly Point[])[],
  written: readonly Point[],
): Label {
  const middle = projection.label(at.line, at.depth, at.height);
  const corners = projection.roof(at.line, at.depth, at.height);
  const spots = [0, 0.35, 0.6, 0.8].flatMap((share) =>
    corners.flatMap(([x, y], n): Point[] => {
      const [nextX, nextY] = corners[(n + 1) % corners.length]!;
      const towards = (toX: number, toY: number): Point => [
        middle[0] + (toX - middle[0]) * share,
        middle[1] + (toY - middle[1]) * share,
      ];
      return [towards((x + nextX) / 2, (y + nextY) / 2), towards(x, y)];
    }),
  );
  const isFree = ([x, y]: Point): boolean =>
    [-HALF[0], 0, HALF[0]].every((aside) =>
      [-HALF[1], 0, HALF[1]].every((up) => !nearer.some((polygon) => inside([x + aside, y + up], polygon))),
    );
  const free = spots.find(isFree);
  if (free) return { point: free, covered: false };
  const room = ([x, y]: Point): number =>
    Math.min(Infinity, ...written.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)));
  const point = spots.reduce((best, spot) => (room(spot) > room(best) + 1 ? spot : best));
  return { point, covered: true };
}

/** Does a point lie in a polygon? */
export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let within = false;
  polygon.forEach(([x1, y1], n) => {
    const [x2, y2] = polygon.at(n - 1)!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
  });
  return within;
}
