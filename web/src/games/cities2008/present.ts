/** From a city as the server shows it to what is drawn. Fields are 100 wide. */

import type { Cell } from '$lib/board/cursor.svelte';
import { around, grown, rectangle, variant, type Box } from '$lib/board/geometry';
import type { Lit } from '$lib/board/spotlight.svelte';
import type { Words } from '$lib/i18n/index.svelte';
import type { Row } from '$lib/ui/BreakdownTable.svelte';
import { pointsOf, type Place, type SeatScore, type Source } from '$lib/live/wire';
import type { RuleId } from '../../words/rules/plan';
import { ruleAt } from '../rules';
import type { Letters } from './letters';
import type { CityView, TileView, View } from './view';

export const FIELD = 100;
export const TILE = 2 * FIELD;

export type Terrain = 'attraction' | 'park' | 'terrace' | 'water';

const TERRAINS: Record<string, Terrain> = {
  a: 'attraction',
  p: 'park',
  t: 'terrace',
  w: 'water',
};
const DRAWINGS = 3; // of each terrain

export interface Quarter {
  readonly place: Place;
  readonly terrain: Terrain;
  readonly art: string;
}

export interface DrawnTile {
  readonly number: number;
  readonly at: Place; // on the grid of tiles
  readonly quarters: readonly Quarter[];
}

export interface DrawnTourist {
  readonly place: Place;
  readonly letter: string;
  readonly source: Source | null;
  readonly points: number;
}

export interface City {
  readonly tiles: readonly DrawnTile[];
  readonly tourists: readonly DrawnTourist[];
  readonly terrain: ReadonlyMap<string, Terrain>; // by field
}

const NOTHING: CityView = { position: null, origin: null, tiles: [], tourists: [], stock: 0, turn: [] };

/** The city of a seat. In a crowd a view has none but the viewer's own. */
export function cityAt({ cities }: View, seat: number): CityView {
  return (cities.length > 1 ? cities[seat] : cities[0]) ?? NOTHING;
}

export function scoreAt({ scores: { seats } }: View, seat: number): SeatScore | undefined {
  return seats.length > 1 ? seats[seat] : seats[0];
}

/** The quarters of a face, whose upper left field is at `place`. */
export function quarters(face: string, [x, y]: Place): Quarter[] {
  return [...face].map((letter, n) => {
    const place: Place = [x + (n % 2), y + Math.floor(n / 2)];
    const terrain = TERRAINS[letter] ?? 'water';
    return { place, terrain, art: `terrain-${terrain}-${1 + variant(...place, DRAWINGS)}` };
  });
}

/** A face after clockwise quarter turns, for the tile in hand. */
export function turned(face: string, times: number): string {
  let now = face;
  for (let n = 0; n < times % 4; n++) now = `${now[2]}${now[0]}${now[3]}${now[1]}`;
  return now;
}

function drawTile(tile: TileView): DrawnTile {
  return {
    number: tile.number,
    at: [tile.x, tile.y],
    quarters: quarters(tile.face, [2 * tile.x, 2 * tile.y]),
  };
}

export function drawCity(city: CityView, score: SeatScore | undefined, letters: Letters): City {
  const tiles = city.tiles.map(drawTile);
  const sources = new Map(score?.sources.map((source) => [source.name, source]));
  const tourists = city.tourists.map((place) => {
    const source = sources.get(String(place)) ?? null;
    const letter = letters.get(String(place)) ?? '';
    return { place, letter, source, points: source ? pointsOf(source) : 0 };
  });
  const terrain = new Map(
    tiles.flatMap((tile) => tile.quarters.map(({ place, terrain }) => [String(place), terrain])),
  );
  return { tiles, tourists, terrain };
}

/** The fields that a source counts, and those that border them: the first part is the zone. */
export function zoneOf(source: Source): { zone: readonly Place[]; border: readonly Place[] } {
  if (source.kind === 'terrace') {
    return { zone: source.parts.flatMap((part) => part.places), border: [] };
  }
  const [zone, ...border] = source.parts;
  return { zone: zone?.places ?? [], border: border.flatMap((part) => part.places) };
}

export function tileBox([x, y]: Place): Box {
  return { x: x * TILE, y: y * TILE, width: TILE, height: TILE };
}

export function fieldBox([x, y]: Place): Box {
  return { x: x * FIELD, y: y * FIELD, width: FIELD, height: FIELD };
}

const MARGIN = 20;
const LEAST = 3; // tiles that are always in sight, so that a small city does not fill the table

/** What of the plane is shown: all tiles and all places where one may lie. */
export function frame(places: readonly Place[]): Box {
  const boxes = (places.length > 0 ? places : [[0, 0] as const]).map(tileBox);
  const box = around(boxes);
  const width = Math.max(box.width, LEAST * TILE);
  const height = Math.max(box.height, LEAST * TILE);
  const x = box.x - (width - box.width) / 2;
  const y = box.y - (height - box.height) / 2;
  return grown({ x, y, width, height }, MARGIN);
}

// What cells are called, and what they are known by.

export type Key = { readonly kind: 'spot' | 'field'; readonly at: Place };

export function keyOf(kind: Key['kind'], at: Place): string {
  return `${kind} ${at.join(',')}`;
}

export function parseKey(key: string): Key | null {
  const found = /^(spot|field) (-?\d+),(-?\d+)$/.exec(key);
  if (!found) return null;
  return { kind: found[1] as Key['kind'], at: [Number(found[2]), Number(found[3])] };
}

export interface Offered {
  readonly spots: readonly Place[];
  readonly fields: readonly { readonly to: Place; readonly gain: number | null }[];
  readonly pickable: readonly Place[];
  readonly picked: Place | null;
  readonly lifts: readonly Place[]; // fields from which something can be dragged
}

/** Every field that lies and every spot, each with the name that a screen reader says. */
export function cellsOf(city: City, offered: Offered, w: Words['cities2008']): Cell[] {
  const tourists = new Map(city.tourists.map((tourist) => [String(tourist.place), tourist]));
  const goals = new Map(offered.fields.map((one) => [String(one.to), one]));
  const isIn = (places: readonly Place[]): ReadonlySet<string> => new Set(places.map(String));
  const pickable = isIn(offered.pickable);
  const lifts = isIn(offered.lifts);
  const [left, top] = corner(city);
  const fields = city.tiles.flatMap((tile) =>
    tile.quarters.map(({ place, terrain }): Cell => {
      const key = String(place);
      const tourist = tourists.get(key);
      const goal = goals.get(key);
      const chosen = key === String(offered.picked);
      const says = [w.cell(place[0] - left + 1, place[1] - top + 1, w.terrain[terrain])];
      if (tourist) says.push(w.cellTourist(tourist.letter, tourist.points));
      if (goal) says.push(w.cellChoice(goal.gain));
      if (chosen) says.push(w.cellPicked);
      else if (pickable.has(key)) says.push(w.cellPick);
      return {
        key: keyOf('field', place),
        row: place[1],
        column: place[0],
        shape: rectangle(fieldBox(place)),
        name: says.join(', '),
        legal: goal !== undefined || pickable.has(key),
        chosen,
        lifts: lifts.has(key),
      };
    }),
  );
  const spots = offered.spots.map(
    (at): Cell => ({
      key: keyOf('spot', at),
      row: 2 * at[1] + 0.5,
      column: 2 * at[0] + 0.5,
      shape: rectangle(tileBox(at)),
      name: w.spot(at[0] - left / 2 + 1, at[1] - top / 2 + 1),
      legal: true,
    }),
  );
  return [...spots, ...fields].sort((one, other) => one.row - other.row || one.column - other.column);
}

/** The upper left field of the city: columns and rows are counted from there. */
function corner(city: City): Place {
  const places = city.tiles.map((tile) => tile.at);
  const least = (n: 0 | 1): number => (places.length > 0 ? Math.min(...places.map((at) => at[n])) : 0);
  return [2 * least(0), 2 * least(1)];
}

// Where points come from, in words.

export function sourceText(source: Source, w: Words['cities2008']): string {
  const { zone, border } = zoneOf(source);
  if (pointsOf(source) === 0) return w.nothing;
  if (source.kind === 'terrace') return w.sees(zone.length);
  return w.zone(zone.length, border.length, source.kind === 'park' ? 'waters' : 'terraces');
}

/** The rule behind the points of a tourist. */
function ruleOf(source: Source): RuleId<'cities2008'> {
  if (source.kind === 'terrace') return 'view-water';
  if (pointsOf(source) === 0) return 'zone-once';
  return zoneOf(source).border.length > 0 ? 'border' : 'zone';
}

export function litOf(tourist: DrawnTourist, seat: number, w: Words['cities2008']): Lit | null {
  if (!tourist.source) return null;
  const says = w.says(tourist.letter, tourist.points, sourceText(tourist.source, w));
  return { seat, ...zoneOf(tourist.source), says, rule: ruleAt('cities2008', ruleOf(tourist.source)) };
}

/** The score sheet of a city, a row a tourist, with the change since before the turn. */
export function rowsOf(
  city: City,
  before: ReadonlyMap<string, number>, // points by letter
  moved: Place | null,
  seat: number,
  w: Words['cities2008'],
): Row[] {
  return [...city.tourists]
    .sort((one, other) => one.letter.localeCompare(other.letter))
    .map((tourist) => ({
      key: tourist.letter,
      mark: tourist.letter,
      swatch: tourist.source ? `pattern-${tourist.source.kind}` : null,
      text: tourist.source ? sourceText(tourist.source, w) : w.nothing,
      points: tourist.points,
      change: tourist.points - (before.get(tourist.letter) ?? 0),
      fresh: String(tourist.place) === String(moved),
      lit: litOf(tourist, seat, w),
    }));
}
