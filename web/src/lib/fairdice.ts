/** The part of the check of fair dice that a browser can do by itself: see docs/fair-dice.md. */

/** Whether the secret belongs to the commitment; null where browsers offer no SHA-256. */
export async function commits(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null; // not over https
  const bytes = new Uint8Array((secret.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
