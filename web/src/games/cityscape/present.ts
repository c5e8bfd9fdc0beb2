/** From the city as the server shows it to what is drawn and said. */

import type { Cell } from '$lib/board/cursor.svelte';
import type { Lit } from '$lib/board/spotlight.svelte';
import type { Words } from '$lib/i18n/index.svelte';
import { pointsOf, type GameEvent, type Place, type SeatScore, type Source } from '$lib/live/wire';
import type { RuleId } from '../../words/rules/plan';
import { ruleAt } from '../rules';
import { lotName, lotNumber, parse, type Side } from './notation';
import { path, type Projection } from './projection';
import { blocksOf, type Stacks } from './stacks';
import type { Sight, View } from './view';

type W = Words['cityscape'];

export const SIDES: readonly Side[] = ['S', 'W', 'N', 'E']; // clockwise

/** The owner of a side. */
export function seatOf(view: View, side: Side): number {
  return view.sides.findIndex((sides) => sides.includes(side));
}

// Buildings

export interface Building {
  readonly place: Place;
  readonly lot: string;
  readonly line: number; // from 0, as the side sees it
  readonly depth: number; // from 0, the nearest
  readonly height: number;
  readonly blocks: readonly number[]; // from the ground up
  readonly fresh: boolean; // its uppermost block is not final
}

export interface City {
  readonly heights: readonly number[];
  readonly sights: readonly Sight[];
  readonly stacks: Stacks;
  readonly built: View['built'];
}

/** All lots, the far ones first, so that near ones are drawn over them. */
export function buildingsOf(city: City, side: Side): Building[] {
  return city.sights
    .filter((sight) => sight.side === side)
    .flatMap((sight) =>
      sight.lots.map((place, depth): Building => {
        const height = city.heights[lotNumber(place)] ?? 0;
        const fresh = city.built?.lot === lotNumber(place) ? city.built.height : null;
        const blocks = blocksOf(city.stacks, place, height, fresh);
        return { place, lot: lotName(place), line: sight.line - 1, depth, height, blocks, fresh: fresh !== null };
      }),
    )
    .sort((one, other) => other.depth - one.depth || one.line - other.line);
}

export function tallestOf(heights: readonly number[]): number {
  return Math.max(0, ...heights);
}

// Lines, with what they are worth

export interface Line {
  readonly key: string; // S1
  readonly side: Side;
  readonly line: number; // from 1
  readonly code: number | null; // 0: not set, null: hidden
  readonly lots: readonly Place[];
  readonly heights: readonly number[]; // near to far
  readonly shown: ReadonlySet<string>; // places that count as seen under this code
  readonly seen: number; // how many of them
  readonly counted: readonly Place[]; // what makes the points
  readonly points: number;
  readonly tallest: number; // of the city
}

/** A source is named ROUND/SIDE LINE/CODE. */
function sourcesOf(score: SeatScore | null | undefined, round: number): ReadonlyMap<string, [number, Source]> {
  const found = new Map<string, [number, Source]>();
  for (const source of score?.sources ?? []) {
    const name = /^(\d+)\/([SWNE]\d+)\/(\d+)$/.exec(source.name);
    if (name && Number(name[1]) === round) found.set(name[2]!, [Number(name[3]), source]);
  }
  return found;
}

export function linesOf(
  city: Pick<City, 'heights' | 'sights'>,
  sides: readonly Side[],
  score: SeatScore | null | undefined,
  round: number,
): Line[] {
  const sources = sourcesOf(score, round);
  const tallest = tallestOf(city.heights);
  return city.sights
    .filter((sight) => sides.includes(sight.side))
    .map((sight): Line => {
      const key = `${sight.side}${sight.line}`;
      const [code, source] = sources.get(key) ?? [null, null];
      const shown = code === 5 ? sight.level : sight.seen;
      return {
        key,
        side: sight.side,
        line: sight.line,
        code,
        lots: sight.lots,
        heights: sight.lots.map((place) => city.heights[lotNumber(place)] ?? 0),
        shown: new Set(shown.map(String)),
        seen: shown.length,
        counted: source?.parts.flatMap(({ places }) => places) ?? [],
        points: source ? pointsOf(source) : 0,
        tallest,
      };
    });
}

/** How a line stands to its goal, in a few words; `before` is the line without the draft. */
export function lineText(line: Line, before: Line | null, w: W): string {
  if (line.code === 5) return line.counted.length > 0 ? w.equal(line.counted.length) : w.noPair;
  if (line.code === 6) return line.counted.length > 0 ? w.tallest(line.tallest) : w.notTallest;
  if (before && before.seen !== line.seen) return w.seesNow(before.seen, line.seen);
  return w.sees(line.seen);
}

export function goalName(code: number | null, w: W): string {
  if (code === null) return w.hiddenGoal;
  return w.goals[code]?.name ?? w.notSet;
}

export function goalArt(code: number | null): string {
  return code === null ? 'goal-hidden' : `goal-${code}`;
}

/** The rule behind what a line scores. */
function ruleOf({ code }: Line): RuleId<'cityscape'> {
  if (code === null || code === 0) return 'seen';
  return ({ 5: 'equal', 6: 'tallest' } as const)[code] ?? 'exactly';
}

export function litOf(line: Line, seat: number, w: W): Lit {
  const counted = new Set(line.counted.map(String));
  const border = line.lots.filter((place) => !counted.has(String(place)));
  return { seat, zone: line.counted, border, says: stripName(line, null, w), rule: ruleAt('cityscape', ruleOf(line)) };
}

/** A line in words: its goal, what stands there, what is seen, what it is worth. */
export function stripName(line: Line, before: Line | null, w: W): string {
  return [
    w.lineOf(line.line, w.sides[line.side]),
    goalName(line.code, w),
    w.nearToFar(line.heights),
    lineText(line, before, w),
    ...(line.code === null ? [] : [w.points(line.points)]),
  ].join(', ');
}

// What others did last

export interface Move {
  readonly seat: number;
  readonly height: number;
  readonly place: Place;
}

/** The blocks of this round, the latest first. */
export function movesOf(events: readonly GameEvent[]): Move[] {
  const moves: Move[] = [];
  for (const event of events.toReversed()) {
    if (event.kind === 'round-begins') break;
    const action = event.kind === 'built' ? parse(event.actions[0] ?? '') : null;
    const [place] = event.places;
    if (action?.kind === 'build' && place && event.seat !== null) {
      moves.push({ seat: event.seat, height: action.height, place });
    }
  }
  return moves;
}

/** The last block of each other seat. */
export function lastOfOthers(events: readonly GameEvent[], seat: number | null): Move[] {
  const seats = new Set<number | null>([seat]);
  return movesOf(events).filter((move) => {
    if (seats.has(move.seat)) return false;
    seats.add(move.seat);
    return true;
  });
}

// What cells are called, and what they are known by.

export type Key = { readonly kind: 'lot' | 'die'; readonly at: string };

export function keyOf(kind: Key['kind'], at: string): string {
  return `${kind} ${at}`;
}

export function parseKey(key: string): Key | null {
  const found = /^(lot|die) (\w+)$/.exec(key);
  return found ? { kind: found[1] as Key['kind'], at: found[2]! } : null;
}

export interface Offered {
  readonly lots: readonly { readonly lot: string; readonly gain: number | null }[];
  readonly built: string | null; // the lot of the block that can still be moved
}

/** The sixteen lots; `mine` are the lines that a lot is said to be seen in. */
export function lotCells(
  buildings: readonly Building[],
  mine: readonly Line[],
  projection: Projection,
  offered: Offered,
  w: W,
): Cell[] {
  const choices = new Map(offered.lots.map((one) => [one.lot, one]));
  return buildings.map(({ place, lot, line, depth, height }): Cell => {
    const choice = choices.get(lot);
    const here = offered.built === lot;
    const says = [height > 0 ? w.lot(lot, height) : w.vacant(lot)];
    for (const one of mine) {
      const at = one.lots.findIndex((other) => String(other) === String(place));
      if (at < 0) continue;
      says.push(w.inLine(at, one.line, mine.length > 4 ? w.sides[one.side] : null));
      if (height > 0) says.push(one.shown.has(String(place)) ? w.seen : w.hidden);
    }
    if (here) says.push(w.yourBlock);
    if (choice) says.push(w.choice(choice.gain));
    return {
      key: keyOf('lot', lot),
      row: -depth,
      column: line,
      shape: projection.touch(line, depth, height),
      name: says.join(', '),
      legal: choice !== undefined,
      chosen: here,
      lifts: here,
    };
  });
}

/** While goals are set: the four lines of the side that is looked from. */
export function lineCells(
  dice: readonly { readonly key: string; readonly line: number; readonly code: number | null; readonly open: boolean }[],
  picked: string | null,
  projection: Projection,
  side: string,
  w: W,
): Cell[] {
  return dice.map(({ key, line, code, open }): Cell => {
    const { x, y, width, height } = projection.die(line - 1);
    const die = path([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]);
    return {
      key: keyOf('die', key),
      row: 0,
      column: line,
      shape: projection.strip(line - 1) + die,
      name: `${w.lineOf(line, side)}, ${goalName(code, w)}`,
      legal: open,
      chosen: key === picked,
    };
  });
}

export const MOST = 5; // blocks of a height in the box: as many dots are drawn

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}

/** The side that comes near when the board is turned clockwise, or back. */
export function turnedSide(side: Side, by: 1 | -1): Side {
  return SIDES[(SIDES.indexOf(side) - by + SIDES.length) % SIDES.length]!;
}

/** What each seat has after a number of rounds. */
export function totalsUntil(
  view: { readonly scores: { readonly seats: readonly SeatScore[] } },
  round: number,
): number[] {
  return view.scores.seats.map(({ sources }) =>
    sum(sources.filter(({ name }) => Number(name.split('/')[0]) <= round).map(pointsOf)),
  );
}
