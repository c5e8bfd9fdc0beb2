import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as cities2008 from '../games/cities2008/score/paper';
import { Desk } from './desk.svelte';
import { BadLink, readLink, Reader, writeLink } from './link';
import { shiftedSource } from './sheet';

describe('a link', () => {
  const pairs = [
    ['name', 'Mira & Jö = 100 %'],
    ['city', 'aP../tw../..aa/..pw'],
    ['place', 'r2 p1 / w *y4'],
  ] as const;
  it('says everything again', () => {
    expect(readLink(`#${writeLink(pairs)}`)).toEqual(pairs);
  });
  it('can be read by people, and ends with its version', () => {
    expect(writeLink(pairs.slice(1))).toBe('city=aP../tw../..aa/..pw&place=r2+p1+/+w+*y4&v=1');
  });
  it.each([
    ['city=aP../tw..', 'damaged'],
    ['city=aP../tw..&v=2', 'version'],
    ['city=aP../tw..&v=', 'damaged'],
    ['city=aP../tw..&v=1.', 'damaged'],
    ['', 'damaged'],
  ])('that is cut or of another version is refused: %s', (hash, fault) => {
    expect(() => readLink(hash)).toThrow(new BadLink(fault as never));
  });
  it('is read in order, and nothing may be left', () => {
    const reader = new Reader([['level', '3'], ['name', '']]);
    expect(() => reader.take('name')).toThrow(BadLink);
    expect(() => reader.take('level', /^[12]$/)).toThrow(BadLink);
    expect(reader.take('level', /^[123]$/)).toBe('3');
    expect(() => reader.end()).toThrow(BadLink);
    expect(reader.take('name')).toBe('');
    expect(reader.next).toBeNull();
    reader.end();
  });
});

it('places move with the position', () => {
  const source = { kind: 'park', name: '', parts: [{ points: 2, places: [[0, 1], [3, 3]] as const }] };
  expect(shiftedSource(source, [2, 4]).parts[0]!.places).toEqual([[2, 5], [5, 7]]);
});

/** What a browser has, as far as a sheet in work needs it. */
function browser(hash = ''): { readonly location: { hash: string }; readonly store: Map<string, string> } {
  const store = new Map<string, string>();
  const location = { hash };
  vi.stubGlobal('location', location);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, path: string) => void (location.hash = path.slice(path.indexOf('#'))) });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  return { location, store };
}

describe('a sheet in work', () => {
  const { FORM, painted } = cities2008;
  const desk = () => new Desk<cities2008.Paper, unknown>(FORM);
  const paint = (paper: cities2008.Paper, x: number): cities2008.Paper => ({
    ...paper,
    cities: paper.cities.map((city) => ({ ...city, fields: painted(city.fields, [x, 0], 'a')! })),
  });
  beforeEach(() => void browser());

  it('goes back step by step, and what changes nothing is no step', () => {
    const mine = desk();
    mine.change(paint(mine.now, 0));
    mine.change(paint(mine.now, 0));
    mine.change(paint(mine.now, 1));
    expect(mine.past).toHaveLength(2);
    mine.undo();
    mine.undo();
    expect(mine.now).toEqual(FORM.blank);
    expect(mine.canUndo).toBe(false);
    mine.undo();
    expect(mine.now).toEqual(FORM.blank);
  });
  it('is there again after the page was closed, with its steps', () => {
    const first = desk();
    first.change(paint(first.now, 3));
    const second = desk();
    expect(second.now).toEqual(first.now);
    second.undo();
    expect(second.now).toEqual(FORM.blank);
  });
  it('starts over, and undo brings all of it back', () => {
    const mine = desk();
    mine.change(paint(mine.now, 3));
    const before = mine.now;
    mine.startOver();
    expect(mine.now).toEqual(FORM.blank);
    mine.undo();
    expect(mine.now).toEqual(before);
  });
  it('lies below the one that a link brings', () => {
    const { location } = browser();
    const mine = desk();
    mine.change(paint(mine.now, 3));
    location.hash = '#level=1&name=Ann&city=aP/tw&v=1';
    const after = desk();
    expect(after.came).toBe('link');
    expect(after.now.cities[0]!.name).toBe('Ann');
    after.undo();
    expect(after.now).toEqual(mine.now);
    expect(after.came).toBeNull();
  });
  it.each([
    ['#level=4&name=Ann&city=aP/tw&v=1', 'damaged'],
    ['#level=1&name=Ann&city=aP/tw', 'damaged'],
    ['#level=1&name=Ann&city=aP/tw&v=7', 'version'],
  ])('stays as it is when a link cannot be read: %s', (hash, fault) => {
    browser(hash);
    const mine = desk();
    expect(mine.came).toBe(fault);
    expect(mine.now).toEqual(FORM.blank);
  });
  it('does not trust what somebody else has stored', () => {
    for (const text of ['no json', '{"as":99,"now":3}', 'null', '[]']) {
      browser().store.set('tripolis.score.cities2008', text);
      expect(desk().now).toEqual(FORM.blank);
    }
  });
  it('says all of itself in its address', () => {
    const mine = desk();
    expect(mine.path).toBe('/score/cities2008');
    mine.change(paint(mine.now, 0));
    expect(mine.path).toBe('/score/cities2008#level=3&name=&city=a./..&name=&city=a./..&v=1');
  });
});
