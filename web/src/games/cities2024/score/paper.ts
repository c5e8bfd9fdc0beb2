/** A sheet of this game: neighbourhoods on canvases, the cards beside them, rings on a city board.
 *  What a neighbourhood may be and what anything is worth, the server says. */

import type { AchievementInfo } from '$lib/api';
import type { Place } from '$lib/live/wire';
import type { Form } from '../../../scorer/desk.svelte';
import { BadLink, Reader, type Pairs } from '../../../scorer/link';
import type { Sheet } from '../../../scorer/sheet';
import { parseSpace } from '../position';
import type { AchievementView } from '../view';

export const MOST_SEATS = 4;
export const RINGS = 3; // of a player, one under each achievement
const MOST_CARDS = 32;

/** How much fits on a canvas, in spaces. The long game may grow either way. */
export const CANVASES = { usual: [6, 6], tall: [6, 10], wide: [10, 6] } as const;
export type Canvas = keyof typeof CANVASES;

/** Of the house by its name, of another set with what it asks for, or counted by hand. */
export type CardPaper =
  | { readonly kind: 'house'; readonly name: string }
  | { readonly kind: 'own'; readonly name: string; readonly points: number; readonly requirement: string }
  | { readonly kind: 'counted'; readonly name: string; readonly points: number };

export type CityPaper =
  | { readonly kind: 'house'; readonly slug: string }
  | { readonly kind: 'own'; readonly name: string; readonly achievements: readonly AchievementInfo[] };

export interface SeatPaper {
  readonly name: string;
  readonly spaces: readonly string[]; // row by row, as positions write them
  readonly cards: readonly CardPaper[];
  readonly rings: readonly number[]; // under each achievement the points of the place, or 0
  readonly achievements: number; // their points, where no city is chosen
}

export interface Paper {
  readonly canvas: Canvas;
  readonly city: CityPaper | null;
  readonly seats: readonly SeatPaper[];
}

/** What the server makes of it. */
export interface CitiesSheet extends Sheet {
  readonly achievements?: readonly AchievementView[];
  readonly progress?: readonly (readonly (readonly (readonly Place[])[])[])[]; // by seat and achievement
}

export const NOTHING = '.';

export function emptySpaces(canvas: Canvas): string[] {
  const [width, height] = CANVASES[canvas];
  return Array.from({ length: width * height }, () => NOTHING);
}

export function newSeat(canvas: Canvas): SeatPaper {
  return { name: '', spaces: emptySpaces(canvas), cards: [], rings: Array.from({ length: RINGS }, () => 0), achievements: 0 };
}

export const FORM: Form<Paper> = {
  game: 'cities2024',
  blank: { canvas: 'usual', city: null, seats: [newSeat('usual'), newSeat('usual')] },
  write: ({ canvas, city, seats }): Pairs => [
    ['game', canvas],
    ...cityPairs(city),
    ...seats.flatMap((seat): Pairs => [
      ['name', seat.name],
      ['place', positionOf(seat.spaces, canvas).text],
      ...seat.cards.map(cardPair),
      city ? ['rings', seat.rings.join(',')] : ['achievements', String(seat.achievements)],
    ]),
  ],
  read: (pairs) => {
    const reader = new Reader(pairs);
    const canvas = reader.take('game', /^(usual|tall|wide)$/) as Canvas;
    const city = readCity(reader);
    const seats: SeatPaper[] = [];
    while (reader.next !== null) {
      const name = reader.take('name');
      const spaces = spacesOf(reader.take('place'), canvas);
      const cards: CardPaper[] = [];
      for (let card = readCard(reader); card; card = readCard(reader)) cards.push(card);
      const rings = city ? reader.take('rings', /^\d{1,3}(,\d{1,3}){2}$/).split(',').map(Number) : newSeat(canvas).rings;
      const achievements = city ? 0 : Number(reader.take('achievements', /^\d{1,3}$/));
      if (cards.length > MOST_CARDS) throw new BadLink('damaged');
      seats.push({ name, spaces, cards, rings, achievements });
    }
    if (seats.length === 0 || seats.length > MOST_SEATS) throw new BadLink('damaged');
    return { canvas, city, seats };
  },
  question: ({ canvas, city, seats }) => ({
    ask: 'sheet',
    long: canvas !== 'usual',
    ...(city ? { city: city.kind === 'house' ? city.slug : { name: city.name, achievements: city.achievements } } : {}),
    seats: seats.map((seat) => ({
      position: positionOf(seat.spaces, canvas).text,
      cards: seat.cards.map(cardQuestion),
      ...(city ? { rings: seat.rings } : { achievements: seat.achievements }),
    })),
  }),
};

function cardQuestion(card: CardPaper): unknown {
  if (card.kind === 'house') return card.name;
  if (card.kind === 'counted') return { name: card.name, counted: card.points };
  return { name: card.name, points: card.points, requirement: card.requirement };
}

// Links: what is not of the house is written out, its name last, for names may hold anything.

function cardPair(card: CardPaper): Pairs[number] {
  if (card.kind === 'house') return ['card', card.name];
  if (card.kind === 'counted') return ['counted', `${card.points};${card.name}`];
  return ['own', `${card.points};${card.requirement};${card.name}`];
}

function readCard(reader: Reader): CardPaper | null {
  if (reader.next === 'card') return { kind: 'house', name: reader.take('card', /./) };
  if (reader.next === 'counted') {
    const [, points, name] = /^(\d{1,3});(.+)$/.exec(reader.take('counted', /^\d{1,3};.+$/))!;
    return { kind: 'counted', name: name!, points: Number(points) };
  }
  if (reader.next !== 'own') return null;
  const [, points, requirement, name] = /^(\d{1,3});([^;]+);(.+)$/.exec(reader.take('own', /^\d{1,3};[^;]+;.+$/))!;
  return { kind: 'own', name: name!, points: Number(points), requirement: requirement! };
}

function cityPairs(city: CityPaper | null): Pairs {
  if (city === null) return [];
  if (city.kind === 'house') return [['city', city.slug]];
  return [
    ['own-city', city.name],
    ...city.achievements.map(
      ({ name, requirement, at_least, places }) =>
        ['achievement', `${at_least};${places.join(',')};${requirement};${name}`] as const,
    ),
  ];
}

const ACHIEVEMENT = /^(\d{1,2});(\d{1,3}(?:,\d{1,3}){2});([^;]+);(.+)$/;

function readCity(reader: Reader): CityPaper | null {
  if (reader.next === 'city') return { kind: 'house', slug: reader.take('city', /^[a-z-]+$/) };
  if (reader.next !== 'own-city') return null;
  const name = reader.take('own-city', /./);
  const achievements = Array.from({ length: RINGS }, (): AchievementInfo => {
    const [, atLeast, places, requirement, name] = ACHIEVEMENT.exec(reader.take('achievement', ACHIEVEMENT))!;
    return { name: name!, requirement: requirement!, at_least: Number(atLeast), places: places!.split(',').map(Number) };
  });
  return { kind: 'own', name, achievements };
}

// Canvases

export function placesOf(canvas: Canvas): Place[] {
  const [width, height] = CANVASES[canvas];
  return Array.from({ length: width * height }, (_, n): Place => [n % width, Math.floor(n / width)]);
}

export function indexOf([x, y]: Place, canvas: Canvas): number {
  return y * CANVASES[canvas][0] + x;
}

/** What is written, cut to whole places of tiles, and where on the canvas that begins. */
export function positionOf(spaces: readonly string[], canvas: Canvas): { readonly text: string; readonly origin: Place } {
  const used = placesOf(canvas).filter((place) => spaces[indexOf(place, canvas)] !== NOTHING);
  if (used.length === 0) return { text: '', origin: [0, 0] };
  const least = (n: 0 | 1): number => 2 * Math.floor(Math.min(...used.map((place) => place[n])) / 2);
  const most = (n: 0 | 1): number => 2 * Math.floor(Math.max(...used.map((place) => place[n])) / 2) + 2;
  const origin: Place = [least(0), least(1)];
  const rows = Array.from({ length: most(1) - origin[1] }, (_, y) => {
    const from = indexOf([origin[0], origin[1] + y], canvas);
    return spaces.slice(from, from + most(0) - origin[0]).join(' ');
  });
  return { text: rows.join(' / '), origin };
}

/** BadLink. */
export function spacesOf(text: string, canvas: Canvas): string[] {
  const spaces = emptySpaces(canvas);
  if (text === '') return spaces;
  const [width, height] = CANVASES[canvas];
  const rows = text.split(' / ').map((row) => row.split(' '));
  const words = rows.flat();
  if (rows.length > height || rows.some((row) => row.length > width || row.length !== rows[0]!.length)) throw new BadLink('damaged');
  if (words.some((word) => word !== NOTHING && !parseSpace(word, [0, 0]))) throw new BadLink('damaged');
  rows.forEach((row, y) => row.forEach((word, x) => (spaces[indexOf([x, y], canvas)] = word)));
  return spaces;
}

/** All neighbourhoods on canvases of another size, as far as they fit there. */
export function onCanvas(paper: Paper, canvas: Canvas): Paper {
  const [width, height] = CANVASES[canvas];
  const seats = paper.seats.map((seat): SeatPaper => {
    const { text } = positionOf(seat.spaces, paper.canvas);
    const rows = text === '' ? [] : text.split(' / ').map((row) => row.split(' ').slice(0, width).join(' '));
    return { ...seat, spaces: spacesOf(rows.slice(0, height).join(' / '), canvas) };
  });
  return { ...paper, canvas, seats };
}

export interface Marked {
  readonly tiles: readonly Place[]; // whole ones, on the grid of tiles
  readonly single: readonly Place[]; // spaces of those that are not
}

export function markedOf(spaces: readonly string[], canvas: Canvas): Marked {
  const isSet = (place: Place): boolean => spaces[indexOf(place, canvas)] !== NOTHING;
  const tiles: Place[] = [];
  const single: Place[] = [];
  for (const [x, y] of placesOf(canvas).filter(([x, y]) => x % 2 === 0 && y % 2 === 0)) {
    const four: Place[] = [[x, y], [x + 1, y], [x, y + 1], [x + 1, y + 1]];
    if (four.every(isSet)) tiles.push([x / 2, y / 2]);
    else single.push(...four.filter(isSet));
  }
  return { tiles, single };
}
