/** A sheet of this game: cities on canvases of 8×8 fields. What a city may be, the server says. */

import type { Place } from '$lib/live/wire';
import type { Form } from '../../../scorer/desk.svelte';
import { BadLink, Reader, type Pairs } from '../../../scorer/link';

export const SIDE = 8; // fields of a canvas, in either direction
export const EMPTY = '.'.repeat(SIDE * SIDE);
export const MOST_CITIES = 12;

export interface CityPaper {
  readonly name: string;
  readonly fields: string; // row by row, as positions write them
}

export interface Paper {
  readonly level: number;
  readonly cities: readonly CityPaper[];
}

const NOBODY: CityPaper = { name: '', fields: EMPTY };

export const FORM: Form<Paper> = {
  game: 'cities2008',
  blank: { level: 3, cities: [NOBODY, NOBODY] },
  write: ({ level, cities }): Pairs => [
    ['level', String(level)],
    ...cities.flatMap(({ name, fields }) => [['name', name] as const, ['city', positionOf(fields).text] as const]),
  ],
  read: (pairs) => {
    const reader = new Reader(pairs);
    const level = Number(reader.take('level', /^[123]$/));
    const cities: CityPaper[] = [];
    while (reader.next !== null) cities.push({ name: reader.take('name'), fields: fieldsOf(reader.take('city')) });
    if (cities.length === 0 || cities.length > MOST_CITIES) throw new BadLink('damaged');
    return { level, cities };
  },
  question: ({ level, cities }) => ({
    ask: 'sheet',
    level,
    positions: cities.map(({ fields }) => positionOf(fields).text),
  }),
};

const index = ([x, y]: Place): number => y * SIDE + x;
const places: readonly Place[] = Array.from({ length: SIDE * SIDE }, (_, n) => [n % SIDE, Math.floor(n / SIDE)]);

export function at(fields: string, place: Place): string {
  return fields[index(place)] ?? '.';
}

/** What is written, cut to whole places of tiles, and where on the canvas that begins. */
export function positionOf(fields: string): { readonly text: string; readonly origin: Place } {
  const used = places.filter((place) => at(fields, place) !== '.');
  if (used.length === 0) return { text: '', origin: [0, 0] };
  const least = (n: 0 | 1): number => 2 * Math.floor(Math.min(...used.map((place) => place[n])) / 2);
  const most = (n: 0 | 1): number => 2 * Math.floor(Math.max(...used.map((place) => place[n])) / 2) + 2;
  const origin: Place = [least(0), least(1)];
  const rows = Array.from({ length: most(1) - origin[1] }, (_, y) => {
    const from = index([origin[0], origin[1] + y]);
    return fields.slice(from, from + most(0) - origin[0]);
  });
  return { text: rows.join('/'), origin };
}

/** BadLink. */
export function fieldsOf(text: string): string {
  if (text === '') return EMPTY;
  const rows = text.split('/');
  const fits = rows.length <= SIDE && rows.every((row) => row.length <= SIDE && row.length === rows[0]!.length);
  if (!fits || !/^[aptwAPTW./]+$/.test(text)) throw new BadLink('damaged');
  return rows.map((row) => row.padEnd(SIDE, '.')).join('').padEnd(SIDE * SIDE, '.');
}

export type Terrain = 'a' | 'p' | 't' | 'w';
export type Brush = Terrain | 'tourist' | 'tile' | 'clear';

export const TERRAINS: readonly Terrain[] = ['a', 'p', 't', 'w'];

function put(fields: string, place: Place, letter: string): string {
  const n = index(place);
  return fields.slice(0, n) + letter + fields.slice(n + 1);
}

/** A terrain under whoever stands there; null: there is nothing that a tourist could stand on. */
export function painted(fields: string, place: Place, brush: Exclude<Brush, 'tile'>): string | null {
  const now = at(fields, place);
  if (brush === 'clear') return put(fields, place, '.');
  if (brush === 'tourist') {
    if (now === '.') return null;
    return put(fields, place, hasTourist(now) ? now.toLowerCase() : now.toUpperCase());
  }
  return put(fields, place, hasTourist(now) ? brush.toUpperCase() : brush);
}

export function hasTourist(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

/** A whole tile over whatever lay on its place; `place` is any of its fields. */
export function laid(fields: string, [x, y]: Place, face: string): string {
  const [left, top] = [x - (x % 2), y - (y % 2)];
  return [...face].reduce((now, letter, n) => put(now, [left + (n % 2), top + Math.floor(n / 2)], letter), fields);
}

export interface Marked {
  readonly tiles: readonly { readonly at: Place; readonly face: string }[]; // whole ones
  readonly fields: readonly { readonly place: Place; readonly terrain: string }[]; // of those that are not
  readonly tourists: readonly Place[];
}

/** What is drawn: tiles where all four fields are known, else field by field. */
export function markedOf(fields: string): Marked {
  const tiles: { at: Place; face: string }[] = [];
  const single: { place: Place; terrain: string }[] = [];
  for (const [x, y] of places.filter(([x, y]) => x % 2 === 0 && y % 2 === 0)) {
    const four: Place[] = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
    const face = four.map((place) => at(fields, place).toLowerCase()).join('');
    if (!face.includes('.')) tiles.push({ at: [x / 2, y / 2], face });
    else for (const [n, letter] of [...face].entries()) if (letter !== '.') single.push({ place: four[n]!, terrain: letter });
  }
  return { tiles, fields: single, tourists: places.filter((place) => hasTourist(at(fields, place))) };
}

/** A face however it is turned. */
export function sameTile(one: string, other: string): boolean {
  let turned = other;
  for (let n = 0; n < 4; n++) {
    if (one === turned) return true;
    turned = `${turned[2]}${turned[0]}${turned[3]}${turned[1]}`;
  }
  return false;
}
