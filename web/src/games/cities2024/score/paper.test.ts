import { describe, expect, it } from 'vitest';
import { BadLink, readLink, writeLink } from '../../../scorer/link';
import en from '../../../words/en';
import ours from '../../../words/score/en';
import { brushOf, detailsOf, KINDS, MORE, painted, type Brush } from './brush';
import { sameCard, Library } from './library.svelte';
import { brushName } from './name';
import * as sheet from './paper';
import { cellsOfCanvas, rowsOfSheet, takenCards, toldOf } from './told';

const { FORM } = sheet;
const TILE = 'r2 p1 / w *y4';
const OWN_CITY: sheet.CityPaper = {
  kind: 'own',
  name: 'Utopia & more',
  achievements: [1, 2, 3].map((n) => ({ name: `A; ${n}`, requirement: 'pattern = "r2+ w!"', at_least: n, places: [9, 6, 3] })),
};
const CARDS: readonly sheet.CardPaper[] = [
  { kind: 'house', name: 'Brick Quay' },
  { kind: 'own', name: 'Mine; = 100 %', points: 3, requirement: 'pattern = "s1+ s1+", same = "colour"' },
  { kind: 'counted', name: 'By hand; twice', points: 12 },
];

function paperOf(change: Partial<sheet.Paper>, ...seats: Partial<sheet.SeatPaper>[]): sheet.Paper {
  const canvas = change.canvas ?? 'usual';
  return { canvas, city: null, ...change, seats: seats.map((seat) => ({ ...sheet.newSeat(canvas), ...seat })) };
}

describe('a link', () => {
  it('says the whole sheet again', () => {
    const spaces = sheet.spacesOf(TILE, 'tall');
    const papers = [
      paperOf({}, { name: 'Mira & Jö', achievements: 9 }, {}),
      paperOf({ canvas: 'tall', city: { kind: 'house', slug: 'rio-de-janeiro' } }, { spaces, cards: CARDS, rings: [9, 0, 3] }, { name: 'B', spaces: sheet.emptySpaces('tall') }),
      paperOf({ city: OWN_CITY }, { cards: CARDS, rings: [0, 6, 0] }),
    ];
    for (const paper of papers) expect(FORM.read(readLink(`#${writeLink(FORM.write(paper))}`))).toEqual(paper);
  });
  it.each([
    'name=A&place=&achievements=0',
    'game=small&name=A&place=&achievements=0',
    'game=usual',
    'game=usual&name=A&achievements=0',
    'game=usual&name=A&place=r9&achievements=0',
    'game=usual&name=A&place=r+p+/+w&achievements=0',
    'game=usual&name=A&place=' + Array(7).fill('w').join('+') + '&achievements=0',
    'game=usual&name=A&place=&rings=1,2,3',
    'game=usual&city=lisbon&name=A&place=&achievements=0',
    'game=usual&name=A&place=&own=3;Name&achievements=0',
    'game=usual&name=A&place=&counted=x;Name&achievements=0',
    'game=usual&own-city=U&achievement=1;9,6,3;w;A&name=A&place=&rings=0,0,0',
  ])('that is none is refused: %s', (link) => {
    expect(() => FORM.read(readLink(`${link}&v=1`))).toThrow(BadLink);
  });
});

describe('a question', () => {
  it('has cards as the server reads them, and points or rings', () => {
    const seat = { spaces: sheet.spacesOf(TILE, 'usual'), cards: CARDS, achievements: 7 };
    expect(FORM.question(paperOf({}, seat))).toEqual({
      ask: 'sheet',
      long: false,
      seats: [
        {
          position: TILE,
          cards: [
            'Brick Quay',
            { name: 'Mine; = 100 %', points: 3, requirement: 'pattern = "s1+ s1+", same = "colour"' },
            { name: 'By hand; twice', counted: 12 },
          ],
          achievements: 7,
        },
      ],
    });
    const asked = FORM.question(paperOf({ city: OWN_CITY, canvas: 'wide' }, { spaces: sheet.emptySpaces('wide'), rings: [9, 0, 0] }));
    expect(asked).toMatchObject({ long: true, city: { name: 'Utopia & more' }, seats: [{ position: '', rings: [9, 0, 0] }] });
  });
});

describe('a canvas', () => {
  const at = (spaces: readonly string[], x: number, y: number, word: string): string[] =>
    spaces.map((space, n) => (n === sheet.indexOf([x, y], 'usual') ? word : space));

  it('is cut to whole places of tiles, wherever the neighbourhood lies on it', () => {
    const spaces = at(at(sheet.emptySpaces('usual'), 3, 2, 'r3'), 4, 4, 'w1');
    expect(sheet.positionOf(spaces, 'usual')).toEqual({ text: '. r3 . . / . . . . / . . w1 . / . . . .', origin: [2, 2] });
    expect(sheet.positionOf(sheet.emptySpaces('usual'), 'usual')).toEqual({ text: '', origin: [0, 0] });
  });
  it('of another size keeps what fits', () => {
    const wide = sheet.spacesOf(Array(10).fill('w').join(' ') + ' / ' + Array(10).fill('p').join(' '), 'wide');
    const paper = sheet.onCanvas(paperOf({ canvas: 'wide' }, { spaces: wide }), 'usual');
    expect(sheet.positionOf(paper.seats[0]!.spaces, 'usual').text).toBe('w w w w w w / p p p p p p');
    expect(sheet.onCanvas(paperOf({}, {}), 'tall').seats[0]!.spaces).toHaveLength(60);
  });
  it('knows which tiles are whole', () => {
    const spaces = at(sheet.spacesOf(TILE, 'usual'), 5, 5, 'w');
    expect(sheet.markedOf(spaces, 'usual')).toEqual({ tiles: [[0, 0]], single: [[5, 5]] });
  });
  it('names every space', () => {
    const names = cellsOfCanvas(sheet.spacesOf(TILE, 'usual'), 'usual', en.cities2024, ours).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Column 1, row 1: red, height 2 of 4', 'Column 2, row 1: park with bandstand', 'Column 3, row 1: empty']);
    expect(names[7]).toBe('Column 2, row 2: yellow, height 4 of 4, on a special place');
  });
});

describe('a brush', () => {
  const tap = (space: string, kind: Brush['kind'], detail: string): string => painted(space, { kind, detail }, false);
  it.each([
    ['.', 'w', '', 'w'],
    ['w3', 'w', '', 'w'],
    ['r4', 'w', '2', 'w2'],
    ['.', 'r', MORE, 'r'],
    ['r', 'r', MORE, 'r1'],
    ['r3', 'r', MORE, 'r4'],
    ['r4', 'r', MORE, 'r'],
    ['g2', 'r', MORE, 'r'],
    ['rm', 'r', MORE, 'r'],
    ['*', 'r', MORE, '*r1'],
    ['*r1', 'r', MORE, '*r2'],
    ['*r4', 'r', MORE, '*'],
    ['*g2', 'r', MORE, '*r1'],
    ['.', 'b', '3', 'b3'],
    ['*', 'b', '3', '*b3'],
    ['b3', 'b', '', 'b'],
    ['*b3', 'b', '', '*'],
    ['b3', 'b', 'm', 'bm'],
    ['.', '*', '', '*'],
    ['y2', '*', '', '*y2'],
    ['*y2', '*', '', '*y2'],
    ['ym', '*', '', '*'],
    ['*y2', 'clear', '', '.'],
  ] as const)('on %s, %s %s makes %s', (space, kind, detail, after) => {
    expect(tap(space, kind, detail)).toBe(after);
  });
  it('that is drawn counts nothing up', () => {
    const more = brushOf('r');
    for (const [space, after] of [['r2', 'r2'], ['*r1', '*r1'], ['*', '*'], ['w', 'r']] as const) {
      expect(painted(space, more, true)).toBe(after);
    }
  });
  it('has a name of its own, each', () => {
    const names = KINDS.flatMap((kind) => detailsOf(kind).map((detail) => brushName({ kind, detail }, en.cities2024, ours)));
    expect(names.every(Boolean)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what the server told', () => {
  const spaces = sheet.spacesOf('. . . . / . . . . / . . r2 p1 / . . w w1', 'usual');
  const paper = paperOf({}, { spaces, cards: [CARDS[0]!, CARDS[2]!], achievements: 7 });
  const card = (name: string, points: number, ...zones: [number, number][][]) => ({
    kind: 'card',
    name,
    parts: zones.map((places) => ({ points, places })),
  });
  const answer = {
    seats: [
      {
        total: 21,
        problem: null,
        sources: [
          { kind: 'achievement', name: 'achievement', parts: [{ points: 7, places: [] }] },
          { kind: 'park', name: 'park', parts: [{ points: 1, places: [[1, 0]] }] },
          card('Brick Quay', 1, [[0, 0], [0, 1]]),
          card('By hand; twice', 12, []),
        ],
      },
    ],
    winners: [0],
    decided_by: 'points',
  } as unknown as sheet.CitiesSheet;
  const told = toldOf(answer, paper, 0);

  it('lies where it was painted', () => {
    expect(told.sources[1]!.parts[0]!.places).toEqual([[3, 2]]);
  });
  it('is a row for each place that makes points, and has names', () => {
    expect(rowsOfSheet(told, 0, en.cities2024).map(({ text, points }) => [text, points])).toEqual([
      ['Achievements', 7],
      ['Park, 1 space', 1],
      ['Brick Quay', 1],
      ['By hand; twice', 12],
    ]);
  });
  it('stands beside each card, in the order of the sheet', () => {
    const library = new Library();
    library.house = { name: 'house', cards: [{ name: 'Brick Quay', points: 1, requirement: 'pattern = "r1+ w"' }], cities: [] };
    const [quay, hand] = takenCards(paper.seats[0]!.cards, told, 0, library, en.cities2024);
    expect([quay!.counted, quay!.total, quay!.lit?.zone]).toEqual([1, 1, [[2, 2], [2, 3]]]);
    expect([hand!.info, hand!.total, hand!.lit]).toEqual([null, 12, null]);
    expect(takenCards(paper.seats[0]!.cards, null, 0, library, en.cities2024)[0]).toMatchObject({ total: null, lit: null });
  });
});

it('a card of a set is known by all that is printed on it', () => {
  const [house, own, counted] = CARDS;
  expect(sameCard(house!, { kind: 'house', name: 'Brick Quay' })).toBe(true);
  expect(sameCard(own!, { ...(own as typeof own & object), points: 4 } as sheet.CardPaper)).toBe(false);
  expect(sameCard(house!, counted!)).toBe(false);
});
