/** +5, −3, ±0: with a real minus, as wide as the plus. */
export function signedText(n: number): string {
  if (n === 0) return '±0';
  return n > 0 ? `+${n}` : `−${-n}`;
}
