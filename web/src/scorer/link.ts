/**
 * A whole score sheet as the end of an address: `#level=3&name=Mira&city=aP../tw..&v=1`. What stands
 * in it is written as records write it; names and texts may hold anything.
 */

export type Pairs = readonly (readonly [key: string, value: string])[];

/** `version`: written by a later client. `damaged`: a part is missing, or is none. */
export type LinkFault = 'version' | 'damaged';

export class BadLink extends Error {
  constructor(readonly fault: LinkFault) {
    super(fault);
  }
}

const VERSION = '1';

// The version stands last: programs that find addresses in a text leave out a stop at their end,
// and positions may end with one.
export function writeLink(pairs: Pairs): string {
  return [...pairs, ['v', VERSION] as const].map(([key, value]) => `${key}=${escaped(value)}`).join('&');
}

/** As readable as an address may be. */
function escaped(value: string): string {
  return encodeURIComponent(value).replace(/%20/g, '+').replace(/%(2F|2C|3D|3A)/g, decodeURIComponent);
}

/** BadLink. */
export function readLink(hash: string): Pairs {
  const pairs = [...new URLSearchParams(hash.replace(/^#/, ''))];
  const last = pairs.pop();
  if (last?.[0] !== 'v') throw new BadLink('damaged');
  if (last[1] !== VERSION) throw new BadLink(/^\d+$/.test(last[1]) ? 'version' : 'damaged');
  return pairs;
}

/** The pairs one after another, for whoever knows what must come next. */
export class Reader {
  #pairs: Pairs;
  #at = 0;

  constructor(pairs: Pairs) {
    this.#pairs = pairs;
  }

  get next(): string | null {
    return this.#pairs[this.#at]?.[0] ?? null;
  }

  /** BadLink where another key stands, or the value is not of the form. */
  take(key: string, form: RegExp = /^/): string {
    const [found, value] = this.#pairs[this.#at] ?? [];
    if (found !== key || value === undefined || !form.test(value)) throw new BadLink('damaged');
    this.#at++;
    return value;
  }

  end(): void {
    if (this.next !== null) throw new BadLink('damaged');
  }
}
