/** From a neighbourhood as the server shows it to what is drawn. Spaces are 100 wide. */

import type { Cell } from '$lib/board/cursor.svelte';
import { around, grown, rectangle, variant, type Box } from '$lib/board/geometry';
import type { Lit } from '$lib/board/spotlight.svelte';
import type { Words } from '$lib/i18n/index.svelte';
import type { Row } from '$lib/ui/BreakdownTable.svelte';
import { pointsOf, type Place, type SeatScore, type Source } from '$lib/live/wire';
import type { RuleId } from '../../words/rules/plan';
import { ruleAt } from '../rules';
import { COLOUR_NAMES } from './art';
import { spaceKey, spotKey } from './keys';
import type { Hood, Space } from './position';
import type { CardView } from './view';

export const SPACE = 100;
export const TILE = 2 * SPACE;

const HIGHEST = 4; // for which there is a drawing
const DRAWINGS = 3; // of water and of park

/** What lies on the ground: a terrain, or the colour that may be built there. */
export function groundArt({ ground, colour, feature, place }: Space): string {
  if (ground !== 'building') return `terrain-${ground}-${1 + variant(...place, DRAWINGS)}`;
  if (feature === '*' || !colour) return 'feature-special';
  return feature === 'm' ? 'feature-monument' : `space-${COLOUR_NAMES[colour]}`;
}

export function tileBox([x, y]: Place): Box {
  return { x: x * TILE, y: y * TILE, width: TILE, height: TILE };
}

export function spaceBox([x, y]: Place): Box {
  return { x: x * SPACE, y: y * SPACE, width: SPACE, height: SPACE };
}

const MARGIN = 16;
const ROOF = 18; // that a high building rises above its row
const LEAST = 3; // tiles that are always in sight

/** What of the plane is shown: all tiles and all places where one may lie. */
export function frame(places: readonly Place[]): Box {
  const box = around((places.length > 0 ? places : [[0, 0] as const]).map(tileBox));
  const width = Math.max(box.width, LEAST * TILE);
  const height = Math.max(box.height, LEAST * TILE);
  const x = box.x - (width - box.width) / 2;
  const y = box.y - (height - box.height) / 2;
  const all = grown({ x, y, width, height }, MARGIN);
  return { ...all, y: all.y - ROOF, height: all.height + ROOF };
}

// Names

/** What a space holds, in words. */
export function spaceText(space: Space, w: Words['cities2024']): string {
  const { ground, colour, height, feature } = space;
  if (ground !== 'building') {
    const name = w.ground[ground];
    return feature ? w.withFeature(name, w.things[feature] ?? feature) : name;
  }
  if (!colour) return w.wildBuilding;
  if (feature === 'm') return w.withMonument(w.colours[colour]);
  if (height === 0) return w.emptyBuilding(w.colours[colour]);
  const built = w.built(w.colours[colour], height, HIGHEST);
  return feature === '*' ? `${built}, ${w.onWild}` : built;
}

export interface Offered {
  readonly spots: readonly { readonly at: Place; readonly gain: number | null }[];
  readonly spaces: readonly { readonly to: Place; readonly gain: number | null }[];
  readonly lifts: readonly Place[]; // spaces from which something can be dragged
}

/** Every space that lies and every spot, each with the name that a screen reader says. */
export function cellsOf(hood: Hood, offered: Offered, w: Words['cities2024']): Cell[] {
  const goals = new Map(offered.spaces.map((one) => [String(one.to), one]));
  const lifts = new Set(offered.lifts.map(String));
  const [left, top] = hood.origin;
  const known = new Set<string>();
  const spaces = hood.spaces.map((space): Cell => {
    const { place } = space;
    const goal = goals.get(String(place));
    known.add(String(place));
    return spaceCell(place, goal, lifts.has(String(place)), spaceText(space, w));
  });
  // Whatever is offered can be chosen, even where we see no space.
  const others = offered.spaces.filter(({ to }) => !known.has(String(to)));
  const more = others.map((goal) => spaceCell(goal.to, goal, false, ''));
  const spots = offered.spots.map(({ at, gain }): Cell => {
    const name = w.spot(at[0] - left / 2 + 1, at[1] - top / 2 + 1);
    return {
      key: spotKey(at),
      row: 2 * at[1] + 0.5,
      column: 2 * at[0] + 0.5,
      shape: rectangle(tileBox(at)),
      name: gain === null ? name : `${name}, ${w.cellChoice(gain)}`,
      legal: true,
    };
  });
  return [...spots, ...spaces, ...more].sort((one, other) => one.row - other.row || one.column - other.column);

  function spaceCell(place: Place, goal: Offered['spaces'][number] | undefined, lifts: boolean, what: string): Cell {
    const name = w.cell(place[0] - left + 1, place[1] - top + 1, what);
    return {
      key: spaceKey(place),
      row: place[1],
      column: place[0],
      shape: rectangle(spaceBox(place)),
      name: goal ? `${name}, ${w.cellChoice(goal.gain)}` : name,
      legal: goal !== undefined,
      lifts,
    };
  }
}

// Where points come from

export function unique(places: readonly Place[]): Place[] {
  return [...new Map(places.map((place) => [String(place), place])).values()];
}

function litOf(seat: number, places: readonly Place[], says: string, kind: string): Lit | null {
  const rule = RULES[kind];
  if (places.length === 0) return null;
  return { seat, zone: unique(places), border: [], says, ...(rule ? { rule: ruleAt('cities2024', rule) } : {}) };
}

/** The rule behind each kind of points. */
const RULES: Readonly<Record<string, RuleId<'cities2024'>>> = {
  achievement: 'claim',
  water: 'area',
  park: 'area',
  monument: 'monument',
  card: 'cards',
};

export const KINDS = ['achievement', 'water', 'park', 'monument', 'card'] as const;

export interface ScoreEntry {
  readonly kind: string;
  readonly points: number;
  readonly change: number;
  readonly lit: Lit | null;
}

/** The score by kind of source, with its change since before the turn. */
export function scoreLine(
  score: SeatScore | undefined,
  before: SeatScore | undefined,
  seat: number,
  w: Words['cities2024'],
): ScoreEntry[] {
  return KINDS.map((kind) => {
    const sources = score?.sources.filter((source) => source.kind === kind) ?? [];
    const points = sum(sources);
    const was = sum(before?.sources.filter((source) => source.kind === kind) ?? []);
    const places = sources.flatMap(({ parts }) => parts.filter((part) => part.points !== 0).flatMap((part) => part.places));
    const lit = litOf(seat, places, w.sourceSays(w.sources[kind] ?? kind, points), kind);
    return { kind, points, change: points - was, lit };
  });
}

function sum(sources: readonly Source[]): number {
  return sources.reduce((total, source) => total + pointsOf(source), 0);
}

export interface ScoredCard {
  readonly card: CardView;
  readonly occurrences: number;
  readonly total: number;
  readonly change: number;
  readonly fresh: boolean; // taken in this turn
  readonly lit: Lit | null;
}

/** Scoring cards and what they count: the server scores them in the order in which they were taken. */
export function scoredCards(
  cards: readonly CardView[],
  score: SeatScore | undefined,
  before: SeatScore | undefined,
  drawn: number | null, // the card that was turned up last
  seat: number,
  w: Words['cities2024'],
): ScoredCard[] {
  const cardsOf = (score: SeatScore | undefined): Source[] =>
    score?.sources.filter(({ kind }) => kind === 'card') ?? [];
  const [now, was] = [cardsOf(score), cardsOf(before)];
  return cards.map((card, n) => {
    const source = now[n];
    const total = source ? pointsOf(source) : 0;
    const occurrences = source?.parts.length ?? 0;
    const places = source?.parts.flatMap((part) => part.places) ?? [];
    const says = w.cardSays(card.name, occurrences, card.points, total);
    const change = total - (was[n] ? pointsOf(was[n]) : 0);
    const fresh = before ? n >= was.length : card.number === drawn;
    return { card, occurrences, total, change, fresh, lit: litOf(seat, places, says, 'card') };
  });
}

/** What counts towards an achievement, or counted when it was claimed. */
export function achievementLit(
  name: string,
  seat: number,
  occurrences: readonly (readonly Place[])[],
): Lit | null {
  return litOf(seat, occurrences.flat(), name, 'achievement');
}

const MARKS: Readonly<Record<string, string>> = { achievement: '★', water: '≈', park: '♣', monument: 'M' };

/** The final score, a row for each achievement, area, all monuments, and each card. */
export function rowsOf(score: SeatScore | undefined, seat: number, w: Words['cities2024']): Row[] {
  return (score?.sources ?? []).flatMap((source, n): Row[] => {
    const { kind, parts } = source;
    const row = (key: string, text: string, points: number, places: readonly Place[]): Row => ({
      key,
      mark: MARKS[kind] ?? String(parts.length),
      swatch: null,
      text,
      points,
      change: 0,
      fresh: false,
      lit: litOf(seat, places, w.sourceSays(text, points), kind),
    });
    if (kind === 'water' || kind === 'park') {
      return parts.map((part, area) => row(`${kind} ${area}`, w.area[kind](part.places.length), part.points, part.places));
    }
    if (kind === 'monument' && parts.length === 0) return [];
    const text = kind === 'monument' ? (w.sources[kind] ?? kind) : source.name;
    return [row(`${kind} ${n}`, text, pointsOf(source), parts.flatMap(({ places }) => places))];
  });
}
