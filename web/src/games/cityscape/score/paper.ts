/** A sheet of this game: who played, and of each round the city and the goals. What blocks can build
 *  and what a line is worth, the server says. */

import type { Place } from '$lib/live/wire';
import type { Form } from '../../../scorer/desk.svelte';
import { BadLink, Reader, type Pairs } from '../../../scorer/link';
import type { Sheet } from '../../../scorer/sheet';
import { lotName, lotNumber, WIDTH, type Side } from '../notation';
import { SIDES } from '../present';
import type { Sight } from '../view';

export const LOTS = WIDTH * WIDTH;
export const OPEN = '-'; // a die that is not set
export const MOST_ROUNDS = 12;
export const HIGHEST = 99; // that a position can write

/** Whose side is whose, as goals are written: clockwise from South; two players have two each. */
const SEATS: Readonly<Record<number, readonly string[]>> = {
  2: ['SW', 'NE'],
  3: ['S', 'W', 'N'],
  4: ['S', 'W', 'N', 'E'],
};
export const [LEAST_SEATS, MOST_SEATS] = [2, 4];

export interface RoundPaper {
  readonly heights: readonly number[]; // as a position has them, from a4 to d1
  readonly goals: Readonly<Record<Side, string>>; // four dice a side, from its left
}

export interface Paper {
  readonly names: readonly string[];
  readonly rounds: readonly RoundPaper[];
}

const NO_GOALS = OPEN.repeat(WIDTH);
export const NO_ROUND: RoundPaper = {
  heights: Array.from({ length: LOTS }, () => 0),
  goals: { S: NO_GOALS, W: NO_GOALS, N: NO_GOALS, E: NO_GOALS },
};

/** What the server makes of a round. */
export interface RoundSheet {
  readonly open: number; // dice that are not set
  readonly built: number;
  readonly all_blocks: number;
  readonly sights: readonly Sight[];
  readonly problem: Sheet['seats'][number]['problem'];
}

export interface CityscapeSheet extends Sheet {
  readonly rounds: readonly RoundSheet[];
}

export function sidesOf(players: number): readonly (readonly Side[])[] {
  return SEATS[players]!.map((sides) => [...sides] as Side[]);
}

function sidesInPlay(players: number): Side[] {
  const all = sidesOf(players).flat();
  return SIDES.filter((side) => all.includes(side));
}

function goalsText(goals: RoundPaper['goals'], sides: readonly Side[]): string {
  return sides.map((side) => `${side}=${goals[side]}`).join(' ');
}

function positionText(heights: readonly number[]): string {
  const rows = Array.from({ length: WIDTH }, (_, y) => heights.slice(WIDTH * y, WIDTH * (y + 1)).join(','));
  return rows.join('/');
}

const CITY = /^\d{1,2}(,\d{1,2}){3}(\/\d{1,2}(,\d{1,2}){3}){3}$/;

export const FORM: Form<Paper> = {
  game: 'cityscape',
  blank: { names: ['', ''], rounds: [NO_ROUND] },
  write: ({ names, rounds }): Pairs => [
    ...names.map((name) => ['name', name] as const),
    ...rounds.flatMap(({ heights, goals }) => [
      ['city', positionText(heights)] as const,
      ['goals', goalsText(goals, sidesInPlay(names.length))] as const,
    ]),
  ],
  read: (pairs) => {
    const reader = new Reader(pairs);
    const names: string[] = [];
    while (reader.next === 'name') names.push(reader.take('name'));
    if (names.length < LEAST_SEATS || names.length > MOST_SEATS) throw new BadLink('damaged');
    const sides = sidesInPlay(names.length);
    const dice = new RegExp(`^${sides.map((side) => `${side}=[1-6-]{4}`).join(' ')}$`);
    const rounds: RoundPaper[] = [];
    while (reader.next !== null) {
      const heights = reader.take('city', CITY).split(/[,/]/).map(Number);
      const goals = reader.take('goals', dice).split(' ').map((side) => side.split('='));
      rounds.push({ heights, goals: { ...NO_ROUND.goals, ...Object.fromEntries(goals) } });
    }
    if (rounds.length === 0 || rounds.length > MOST_ROUNDS) throw new BadLink('damaged');
    return { names, rounds };
  },
  question: ({ names, rounds }) => ({
    ask: 'sheet',
    players: names.length,
    rounds: rounds.map(({ heights, goals }) => ({
      position: positionText(heights),
      goals: goalsText(goals, sidesInPlay(names.length)),
    })),
  }),
};

// What is written into

export function withHeight(round: RoundPaper, place: Place, height: number): RoundPaper {
  return { ...round, heights: round.heights.map((was, lot) => (lot === lotNumber(place) ? height : was)) };
}

/** One digit more; a number that is long enough, or is only looked at, begins anew. */
export function typed(height: number, digit: number, going: boolean): number {
  const longer = 10 * height + digit;
  return going && longer <= HIGHEST ? longer : digit;
}

export function dieOf(round: RoundPaper, side: Side, line: number): number {
  const die = round.goals[side][line - 1];
  return die === OPEN ? 0 : Number(die);
}

/** `code` 0 takes the goal away. */
export function withGoal(round: RoundPaper, side: Side, line: number, code: number): RoundPaper {
  const dice = [...round.goals[side]];
  dice[line - 1] = code === 0 ? OPEN : String(code);
  return { ...round, goals: { ...round.goals, [side]: dice.join('') } };
}

/** The same people on other sides: everybody keeps the dice that they have room for. */
export function reseated(paper: Paper, seats: readonly (number | null)[]): Paper {
  const [before, after] = [sidesOf(paper.names.length), sidesOf(seats.length)];
  const rounds = paper.rounds.map((round): RoundPaper => {
    const goals = { ...NO_ROUND.goals };
    seats.forEach((old, seat) => {
      const dice = old === null ? [] : before[old]!.map((side) => round.goals[side]);
      after[seat]!.forEach((side, n) => (goals[side] = dice[n] ?? NO_GOALS));
    });
    return { ...round, goals };
  });
  return { names: seats.map((old) => (old === null ? '' : paper.names[old]!)), rounds };
}

// What can be chosen: lots, and around them the dice

export interface Die {
  readonly kind: 'die';
  readonly side: Side;
  readonly line: number; // from 1
}
export type Key = Die | { readonly kind: 'lot'; readonly place: Place };

export const lotKey = (place: Place): string => `lot ${lotName(place)}`;
export const dieKey = (side: Side, line: number): string => `die ${side}${line}`;
export const keyOf = (key: Key): string => (key.kind === 'lot' ? lotKey(key.place) : dieKey(key.side, key.line));

export const PLACES: readonly Place[] = Array.from({ length: LOTS }, (_, n) => [n % WIDTH, Math.floor(n / WIDTH)]);

export function diceOf(sides: readonly Side[]): Die[] {
  return sides.flatMap((side) => Array.from({ length: WIDTH }, (_, n): Die => ({ kind: 'die', side, line: n + 1 })));
}

export function parseKey(key: string | null): Key | null {
  const place = PLACES.find((place) => lotKey(place) === key);
  if (place) return { kind: 'lot', place };
  return diceOf(SIDES).find(({ side, line }) => dieKey(side, line) === key) ?? null;
}

/** The order in which a sheet is filled in: the city, then everybody's goals. */
export function order(players: number): string[] {
  return [...PLACES.map(lotKey), ...diceOf(sidesOf(players).flat()).map(keyOf)];
}
