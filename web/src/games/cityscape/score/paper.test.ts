import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lang } from '$lib/i18n/index.svelte';
import { Desk } from '../../../scorer/desk.svelte';
import { BadLink, readLink, writeLink } from '../../../scorer/link';
import en from '../../../words/en';
import ours from '../../../words/score/en';
import { cellsFromAbove } from './cells';
import { Entry } from './entry.svelte';
import * as sheet from './paper';
import * as plan from './plan';

const CITY = '0,3,0,0/1,0,0,12/0,0,0,0/0,0,0,2';
const { FORM, NO_ROUND } = sheet;

describe('a sheet', () => {
  it('is asked about and written into a link as records write it', () => {
    let round = sheet.withHeight(NO_ROUND, [3, 1], 12);
    round = sheet.withGoal(sheet.withGoal(round, 'S', 2, 6), 'E', 4, 1);
    const paper = { names: ['Mira', 'Jonas'], rounds: [round] };
    const [asked] = FORM.question(paper)['rounds'] as unknown[];
    expect(asked).toEqual({ position: '0,0,0,0/0,0,0,12/0,0,0,0/0,0,0,0', goals: 'S=-6-- W=---- N=---- E=---1' });
    const link = writeLink(FORM.write(paper));
    expect(link).toBe('name=Mira&name=Jonas&city=0,0,0,0/0,0,0,12/0,0,0,0/0,0,0,0&goals=S=-6--+W=----+N=----+E=---1&v=1');
    expect(FORM.read(readLink(link))).toEqual(paper);
  });
  it('of three has no goals in the East', () => {
    const paper = { names: ['A', 'B', ''], rounds: [NO_ROUND, NO_ROUND] };
    expect(FORM.write(paper).at(-1)).toEqual(['goals', 'S=---- W=---- N=----']);
    expect(FORM.read(FORM.write(paper))).toEqual(paper);
  });
  it.each([
    ['name=A&city=' + CITY + '&goals=S=----+W=----+N=----+E=----'],
    ['name=A&name=B'],
    ['name=A&name=B&city=' + CITY],
    ['name=A&name=B&city=1,2&goals=S=----+W=----+N=----+E=----'],
    ['name=A&name=B&city=' + CITY + '&goals=S=7---+W=----+N=----+E=----'],
    ['name=A&name=B&city=' + CITY + '&goals=S=----+W=----+N=----'],
  ])('that is none is refused: %s', (link) => {
    expect(() => FORM.read(readLink(`${link}&v=1`))).toThrow(BadLink);
  });
  it('keeps the dice of those who stay, as far as their new seat has room for them', () => {
    let round = NO_ROUND;
    for (const { side, line } of sheet.diceOf(['S', 'W', 'N', 'E'])) {
      round = sheet.withGoal(round, side, line, { S: 1, W: 2, N: 3, E: 4 }[side]);
    }
    const four = { names: ['A', 'B', 'C', 'D'], rounds: [round] };
    const three = sheet.reseated(four, [0, 2, 3]);
    expect(three.names).toEqual(['A', 'C', 'D']);
    expect(three.rounds[0]!.goals).toEqual({ S: '1111', W: '3333', N: '4444', E: '----' });
    const two = sheet.reseated(three, [0, 1]);
    expect(two.rounds[0]!.goals).toEqual({ S: '1111', W: '----', N: '3333', E: '----' });
    expect(sheet.reseated(two, [0, 1, null]).rounds[0]!.goals).toEqual({ S: '1111', W: '3333', N: '----', E: '----' });
  });
});

it('around the city each die lies beside the nearest lot of its line', () => {
  const nearest = (side: 'S' | 'W' | 'N' | 'E') => [1, 4].map((line) => plan.nearest(side, line));
  expect(nearest('S')).toEqual([[0, 3], [3, 3]]);
  expect(nearest('W')).toEqual([[0, 0], [0, 3]]);
  expect(nearest('N')).toEqual([[3, 0], [0, 0]]);
  expect(nearest('E')).toEqual([[3, 3], [3, 0]]);
});

it('every lot and die has a place of its own in the grid, and a name', () => {
  const round = sheet.withGoal(sheet.withHeight(NO_ROUND, [1, 1], 4), 'W', 2, 5);
  const lots = [[1, 3], [1, 2], [1, 1], [1, 0]] as const;
  const line = { key: 'S2', side: 'S', line: 2, code: 1, lots, heights: [0, 0, 4, 0], shown: new Set(['1,1']), seen: 1, counted: [], points: 10, tallest: 4 } as const;
  const cells = cellsFromAbove(['S', 'W', 'N', 'E'], { round, lines: [line], w: en.cityscape, ours: ours.cityscape });
  expect(cells).toHaveLength(32);
  expect(new Set(cells.map(({ row, column }) => `${row},${column}`)).size).toBe(32);
  const names = new Map(cells.map(({ key, name }) => [key, name]));
  expect(names.get('lot b3')).toBe('b3: height 4, third in line 2 of South, seen');
  expect(names.get('lot a4')).toBe('a4: vacant');
  expect(names.get('die W2')).toBe('Line 2 of West, Equal heights');
  expect(names.get('die N1')).toBe('Line 1 of North, not set');
});

describe('writing', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { hash: '' });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
    vi.stubGlobal('document', { activeElement: null });
    lang.w = en;
  });
  const begin = (): { entry: Entry; desk: Desk<sheet.Paper, sheet.CityscapeSheet> } => {
    const desk = new Desk<sheet.Paper, sheet.CityscapeSheet>(FORM);
    return { desk, entry: new Entry(desk) };
  };

  it('begins with the first lot, and digits make a number until one goes on', () => {
    const { entry } = begin();
    entry.type(1);
    entry.type(2);
    expect(entry.round.heights[0]).toBe(12);
    entry.type(3);
    expect(entry.round.heights[0]).toBe(3);
    entry.next();
    entry.type(4);
    entry.pick('lot b4');
    entry.type(5);
    expect(entry.round.heights.slice(0, 2)).toEqual([3, 5]);
  });
  it('goes up and down, never below the ground', () => {
    const { entry } = begin();
    entry.add(-1);
    expect(entry.height).toBe(0);
    entry.add(1);
    entry.add(1);
    expect(entry.height).toBe(2);
    entry.wipe();
    expect(entry.height).toBe(0);
  });
  it('after a goal goes on to the next open die of the same player', () => {
    const { entry } = begin();
    entry.pickSeat(0);
    for (const code of [1, 2, 3, 4, 5]) entry.setGoal(code);
    expect(entry.round.goals).toMatchObject({ S: '1234', W: '5---' });
    expect(entry.picked).toEqual({ kind: 'die', side: 'W', line: 2 });
    entry.pickSeat(1);
    expect(entry.picked).toEqual({ kind: 'die', side: 'N', line: 1 });
    entry.setGoal(6);
    entry.pick('die N1');
    entry.setGoal(0);
    expect(entry.round.goals.N).toBe('----');
  });
  it('leads through the whole sheet and back to its beginning', () => {
    const { entry } = begin();
    const seen = new Set<string>();
    for (let n = 0; n < 32; n++, entry.next()) seen.add(sheet.keyOf(entry.picked));
    expect(seen.size).toBe(32);
    expect(entry.picked).toEqual({ kind: 'lot', place: [0, 0] });
  });
  it('has rounds that come and go, and undo brings them back', () => {
    const { desk, entry } = begin();
    entry.type(7);
    entry.addRound();
    expect(entry.height).toBe(0);
    entry.pickRound(0);
    entry.removeRound();
    expect(desk.now.rounds).toEqual([NO_ROUND]);
    desk.undo();
    expect(entry.height).toBe(7);
  });
  it('of a side that has gone goes back to the city', () => {
    const { entry } = begin();
    entry.addSeat!();
    entry.addSeat!();
    expect(entry.addSeat).toBeNull();
    entry.pick('die E1');
    entry.removeSeat!(1);
    expect(entry.picked.kind).toBe('lot');
  });
});
