/** Bits in a row, and the Reed–Solomon check bytes that let a damaged code be read. */

export class Bits {
  #bits: number[] = [];

  get length(): number {
    return this.#bits.length;
  }

  add(value: number, width: number): void {
    for (let n = width - 1; n >= 0; n--) this.#bits.push((value >> n) & 1);
  }

  bytes(): number[] {
    const bytes: number[] = [];
    for (let at = 0; at < this.#bits.length; at += 8) {
      bytes.push(this.#bits.slice(at, at + 8).reduce((byte, bit) => 2 * byte + bit, 0));
    }
    return bytes;
  }
}

const FIELD = 0x11d; // the polynomial of the field of 256 elements

function times(one: number, other: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n--) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((other >> n) & 1) * one;
  }
  return product;
}

/** The product of (x − 2⁰)(x − 2¹)…, without its leading 1. */
function generator(degree: number): number[] {
  const factors: number[] = [...Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let n = 0; n < degree; n++) {
    for (let k = 0; k < degree; k++) {
      factors[k] = times(factors[k]!, root) ^ (factors[k + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return factors;
}

/** The check bytes of a block. */
export function remainder(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (const [n, one] of divisor.entries()) rest[n]! ^= times(one, factor);
  }
  return rest;
}
