/**
 * QR codes of short texts (ISO/IEC 18004): byte mode, error correction M, versions 1 to 9, which
 * hold up to 180 bytes. An address of a table needs no more.
 */

import { Bits, remainder } from './coding';

type Blocks = readonly [correction: number, ...data: number[]]; // bytes of each block

/** For error correction M, by version: correction bytes of a block, then the data bytes of each. */
const BLOCKS: readonly Blocks[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
];
/** Where the middles of the small alignment squares lie, by version. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
];
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export class TooLong extends Error {}

/** Rows of modules, true where dark; without the quiet zone around. */
export type Matrix = readonly (readonly boolean[])[];

export function qr(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex((_, n) => bytes.length <= room(n + 1));
  if (version === 0) throw new TooLong(text);
  const words = interleaved(encoded(bytes, version), BLOCKS[version - 1]!);
  const candidates = MASKS.map((_, mask) => drawn(words, version, mask));
  return candidates.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const LENGTH_BITS = 8;

function dataBytes(version: number): number {
  const [, ...data] = BLOCKS[version - 1]!;
  return data.reduce((sum, n) => sum + n, 0);
}

function room(version: number): number {
  return Math.floor((8 * dataBytes(version) - 4 - LENGTH_BITS) / 8);
}

function encoded(bytes: Uint8Array, version: number): number[] {
  const bits = new Bits();
  bits.add(0b0100, 4); // byte mode
  bits.add(bytes.length, LENGTH_BITS);
  for (const byte of bytes) bits.add(byte, 8);
  const size = dataBytes(version);
  bits.add(0, Math.min(4, 8 * size - bits.length));
  bits.add(0, (8 - (bits.length % 8)) % 8);
  const words = bits.bytes();
  for (let pad = 0xec; words.length < size; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleaved(words: readonly number[], [correction, ...sizes]: Blocks): number[] {
  let at = 0;
  const data = sizes.map((size) => words.slice(at, (at += size)));
  const checks = data.map((block) => remainder(block, correction));
  const columns = (blocks: readonly (readonly number[])[]): number[] => {
    const longest = Math.max(...blocks.map((block) => block.length));
    return Array.from({ length: longest }, (_, n) => blocks.flatMap((block) => block[n] ?? [])).flat();
  };
  return [...columns(data), ...columns(checks)];
}

function drawn(words: readonly number[], version: number, mask: number): Matrix {
  const size = 17 + 4 * version;
  const grid: (boolean | null)[][] = Array.from({ length: size }, () => Array(size).fill(null));
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  drawPatterns(put, grid, version, size);
  drawFormat(put, mask, size);
  if (version >= 7) drawVersion(put, version, size);
  drawData(grid, words, MASKS[mask]!, size);
  return grid as boolean[][];
}

type Put = (x: number, y: number, dark: boolean) => void;

function drawPatterns(put: Put, grid: (boolean | null)[][], version: number, size: number): void {
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let y = -1; y < 8; y++) {
      for (let x = -1; x < 8; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        put(left + x, top + y, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = ALIGNED[version - 1]!;
  for (const cy of middles) {
    for (const cx of middles) {
      if (grid[cy]![cx] !== null) continue; // a corner has its large square
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++) put(cx + x, cy + y, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
  for (let n = 8; n < size - 8; n++) {
    if (grid[6]![n] === null) put(n, 6, n % 2 === 0);
    if (grid[n]![6] === null) put(6, n, n % 2 === 0);
  }
}

/** A value with its check bits behind it, as the standard's short codes have it. */
function checked(value: number, generator: number, bits: number): number {
  let rest = value << bits;
  for (let n = 31 - Math.clz32(rest); rest !== 0 && n >= bits; n = 31 - Math.clz32(rest)) {
    rest ^= generator << (n - bits);
  }
  return (value << bits) | rest;
}

function drawFormat(put: Put, mask: number, size: number): void {
  const bits = checked(mask, 0b10100110111, 10) ^ 0b101010000010010; // M is 00
  const bit = (n: number): boolean => ((bits >> n) & 1) === 1;
  for (let n = 0; n < 15; n++) {
    const near = n < 6 ? n : n < 8 ? n + 1 : size - 15 + n;
    put(8, near, bit(n));
    const across = n < 8 ? size - 1 - n : n === 8 ? 7 : 14 - n;
    put(across, 8, bit(n));
  }
  put(8, size - 8, true);
}

function drawVersion(put: Put, version: number, size: number): void {
  const bits = checked(version, 0b1111100100101, 12);
  for (let n = 0; n < 18; n++) {
    const dark = ((bits >> n) & 1) === 1;
    const [one, other] = [Math.floor(n / 3), size - 11 + (n % 3)];
    put(one, other, dark);
    put(other, one, dark);
  }
}

function drawData(
  grid: (boolean | null)[][],
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
  size: number,
): void {
  let n = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the timing line
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = ((words[n >> 3] ?? 0) >> (7 - (n & 7))) & 1;
        grid[y]![x] = (dark === 1) !== mask(x, y);
        n++;
      }
    }
    up = !up;
  }
}

/** How hard a pattern is to read; the mask with the least is taken. */
function penalty(grid: Matrix): number {
  const size = grid.length;
  let sum = 0;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  for (const line of lines) {
    for (const { length } of line.map(Number).join('').match(/0{5,}|1{5,}/g) ?? []) sum += length - 2;
    const text = line.map(Number).join('');
    sum += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const one = grid[y]![x];
      if (one === grid[y]![x - 1] && one === grid[y - 1]![x] && one === grid[y - 1]![x - 1]) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 100 - 50) / 5);
}
