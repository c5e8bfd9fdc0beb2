import { describe, expect, it } from 'vitest';
import { Cursor, neighbour, nextLegal, standing, type Cell } from './cursor.svelte';
import { outline, variant } from './geometry';
import { advance, IDLE, type Gesture, type Input, type Said } from './gesture';
import { command } from './keys';
import { Spotlight, type Lit } from './spotlight.svelte';

describe('outline', () => {
  it('goes around one field', () => {
    expect(outline([[1, 2]], 10)).toBe('M10 20L20 20L20 30L10 30Z');
  });
  it('keeps parts apart that touch at a corner', () => {
    const path = outline(
      [
        [0, 0],
        [1, 1],
      ],
      1,
    );
    expect(path.match(/M/g)).toHaveLength(2);
  });
  it('goes around a hole too', () => {
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const));
    const path = outline(
      ring.filter(([x, y]) => x !== 1 || y !== 1),
      1,
    );
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).toContain('M0 0L3 0L3 3L0 3Z');
  });
});

it('the drawing of a field is always the same and uses all there are', () => {
  const seen = new Set<number>();
  for (let x = -8; x < 8; x++) for (let y = -8; y < 8; y++) seen.add(variant(x, y, 3));
  expect([...seen].sort()).toEqual([0, 1, 2]);
  expect(variant(3, -2, 3)).toBe(variant(3, -2, 3));
});

const cell = (column: number, row: number, legal = false): Cell => ({
  key: `${column},${row}`,
  row,
  column,
  shape: '',
  name: '',
  legal,
});

describe('the cursor', () => {
  const cells = [cell(0, 0), cell(1, 0), cell(3, 0, true), cell(0, 1), cell(2.5, 1.5, true)];
  it('goes to the nearest cell that way', () => {
    expect(neighbour(cells, cells[1]!, 'right')?.key).toBe('3,0');
    expect(neighbour(cells, cells[0]!, 'down')?.key).toBe('0,1');
    expect(neighbour(cells, cells[0]!, 'left')).toBeNull();
  });
  it('finds the next legal cell, and the first after the last', () => {
    expect(nextLegal(cells, '0,0')?.key).toBe('3,0');
    expect(nextLegal(cells, '2.5,1.5')?.key).toBe('3,0');
    expect(nextLegal(cells, '3,0', true)?.key).toBe('2.5,1.5');
  });
  it('stands on the nearest legal cell when its own has gone', () => {
    const cursor = new Cursor();
    cursor.goTo(cell(2, 2));
    expect(standing(cells, cursor)?.key).toBe('2.5,1.5');
    cursor.goTo(cells[3]!);
    expect(standing(cells, cursor)?.key).toBe('0,1');
    expect(standing([], cursor)).toBeNull();
  });
});

describe('dragging', () => {
  function run(inputs: readonly Input[]): Said[] {
    let now: Gesture = IDLE;
    return inputs.flatMap((input) => {
      const [next, said] = advance(now, input);
      now = next;
      return said;
    });
  }
  const at = (x: number) => ({ x, y: 0 });
  const down: Input = { kind: 'down', pointer: 1, source: 'tile', at: at(0) };

  it('is no drag while the finger only trembles', () => {
    const move: Input = { kind: 'move', pointer: 1, at: at(5), over: 'a' };
    expect(run([down, move, { kind: 'up', pointer: 1, over: 'a' }])).toEqual([]);
  });
  it('lifts, goes over cells, and drops', () => {
    const said = run([
      down,
      { kind: 'move', pointer: 1, at: at(9), over: null },
      { kind: 'move', pointer: 1, at: at(20), over: 'a' },
      { kind: 'move', pointer: 1, at: at(21), over: 'a' },
      { kind: 'up', pointer: 1, over: 'a' },
    ]);
    expect(said).toEqual([
      { kind: 'lift', source: 'tile' },
      { kind: 'over', source: 'tile', cell: null },
      { kind: 'over', source: 'tile', cell: 'a' },
      { kind: 'drop', source: 'tile', cell: 'a' },
    ]);
  });
  it('does not care for a second finger, and ends when cancelled', () => {
    const said = run([
      down,
      { kind: 'move', pointer: 2, at: at(99), over: 'b' },
      { kind: 'move', pointer: 1, at: at(9), over: 'a' },
      { kind: 'cancel' },
      { kind: 'up', pointer: 1, over: 'a' },
    ]);
    expect(said.map((one) => one.kind)).toEqual(['lift', 'over', 'cancel']);
  });
  it('lifts nothing where there is nothing to lift', () => {
    const nothing: Input = { kind: 'down', pointer: 1, source: null, at: at(0) };
    expect(run([nothing, { kind: 'move', pointer: 1, at: at(50), over: 'a' }])).toEqual([]);
  });
});

describe('keys', () => {
  const key = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  it('mean what the design says', () => {
    expect(command(key('ArrowUp'), true)).toBe('up');
    expect(command(key('R'), true)).toBe('turn-back');
    expect(command(key('q'), true)).toBeNull();
  });
  it('that print a character can be switched off; the others stay', () => {
    expect(command(key('r'), false)).toBeNull();
    expect(command(key('1'), false)).toBeNull();
    expect(command(key(' '), false)).toBe('act');
  });
  it('with a modifier belong to the browser', () => {
    expect(command(key('r', { ctrlKey: true }), true)).toBeNull();
  });
});

it('what is said alike and lies elsewhere is asked apart', () => {
  const lit = (x: number): Lit => ({ seat: 0, zone: [[x, 0]], border: [], says: 'Water, 1 space' });
  const spotlight = new Spotlight();
  spotlight.pin(lit(0));
  expect(spotlight.shows(lit(0))).toBe(true);
  expect(spotlight.shows(lit(3))).toBe(false);
  spotlight.pin(lit(3)); // not the same again: it moves on
  expect(spotlight.pinned?.zone).toEqual([[3, 0]]);
  spotlight.pin(lit(3));
  expect(spotlight.pinned).toBeNull();
});
