import { describe, expect, it } from 'vitest';
import { BadLink } from '../../../scorer/link';
import { EMPTY, fieldsOf, FORM, laid, markedOf, painted, positionOf, sameTile } from './paper';

const paint = (fields: string, x: number, y: number, brush: Parameters<typeof painted>[2]) => painted(fields, [x, y], brush)!;

describe('a canvas', () => {
  it('is cut to whole places of tiles, wherever the city lies on it', () => {
    const fields = paint(paint(EMPTY, 3, 5, 'a'), 4, 6, 't');
    expect(positionOf(fields)).toEqual({ text: '..../.a../..t./....', origin: [2, 4] });
    expect(positionOf(EMPTY)).toEqual({ text: '', origin: [0, 0] });
  });
  it('reads what it writes', () => {
    const text = 'aP../tw../..aa/..pw';
    expect(positionOf(fieldsOf(text)).text).toBe(text);
    expect(fieldsOf('')).toBe(EMPTY);
  });
  it.each(['x', 'ap/t', 'ap '.repeat(4), 'a'.repeat(9), Array(9).fill('ap').join('/')])('refuses %s', (text) => {
    expect(() => fieldsOf(text)).toThrow(BadLink);
  });
  it('keeps a tourist while the ground below it changes', () => {
    const fields = paint(paint(paint(EMPTY, 1, 1, 'a'), 1, 1, 'tourist'), 1, 1, 'p');
    expect(markedOf(fields).tourists).toEqual([[1, 1]]);
    expect(fields).toContain('P');
    expect(markedOf(paint(fields, 1, 1, 'tourist')).tourists).toEqual([]);
    expect(paint(fields, 1, 1, 'clear')).toBe(EMPTY);
  });
  it('has nothing to put a tourist on where nothing lies', () => {
    expect(painted(EMPTY, [0, 0], 'tourist')).toBeNull();
  });
  it('takes a whole tile on the place of any of its fields', () => {
    const fields = laid(EMPTY, [3, 5], 'aptw');
    expect(markedOf(fields)).toEqual({ tiles: [{ at: [1, 2], face: 'aptw' }], fields: [], tourists: [] });
    expect(markedOf(paint(fields, 2, 4, 'clear')).fields).toHaveLength(3);
  });
});

it('knows a tile however it lies', () => {
  expect(sameTile('aptw', 'aptw')).toBe(true);
  expect(sameTile('tawp', 'aptw')).toBe(true);
  expect(sameTile('patw', 'aptw')).toBe(false);
});

describe('a link', () => {
  it('says the whole sheet again', () => {
    const paper = { level: 2, cities: [{ name: 'Mira', fields: fieldsOf('aP/tw') }, { name: '', fields: EMPTY }] };
    expect(FORM.read(FORM.write(paper))).toEqual(paper);
  });
  it.each([
    [[['level', '0']]],
    [[['level', '1']]],
    [[['level', '1'], ['name', 'Mira']]],
    [[['level', '1'], ['name', 'Mira'], ['city', 'xx']]],
    [[['level', '1'], ['city', 'ap/tw'], ['name', 'Mira']]],
  ])('that is none is refused', (pairs) => {
    expect(() => FORM.read(pairs as never)).toThrow(BadLink);
  });
});
