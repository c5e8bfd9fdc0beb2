/** How many things a page showed last time: before they arrive, their place can be kept. */

const KEY = (what: string): string => `tripolis.expected.${what}`;

export function expected(what: string): number {
  try {
    return Math.max(0, Number(localStorage.getItem(KEY(what))) || 0);
  } catch {
    return 0; // storage may be forbidden: then the page moves a little
  }
}

export function expect(what: string, number: number): void {
  try {
    localStorage.setItem(KEY(what), String(number));
  } catch {
    // as above
  }
}
