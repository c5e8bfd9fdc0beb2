/** What cards and achievements ask for, read from the line that a set file writes. Only to be drawn
 *  and put into words: what meets it, the server says. */

import type { Words } from '$lib/i18n/index.svelte';

export interface Matcher {
  readonly ground: 's' | 'r' | 'g' | 'b' | 'y' | 'w' | 'p' | 'm' | '?' | '.';
  /** Pieces: "3", "2+", "2-"; on water and park "!", "!2", "0"; "" for any. */
  readonly detail: string;
}

export type Compared = 'colour' | 'height' | null;

export type Requirement =
  | {
      readonly kind: 'pattern';
      readonly rows: readonly (readonly Matcher[])[];
      readonly same: Compared;
      readonly different: Compared;
    }
  | { readonly kind: 'area'; readonly of: Matcher; readonly size: number; readonly features: number }
  | { readonly kind: 'set'; readonly of: readonly Matcher[] }
  | { readonly kind: 'line'; readonly of: Matcher; readonly size: number };

/** Null if it is of a kind that we do not know; its name is shown alone then. */
export function parseRequirement(text: string): Requirement | null {
  const value = (key: string): string | null => new RegExp(`\\b${key} = "([^"]*)"`).exec(text)?.[1] ?? null;
  const number = (key: string): number => Number(new RegExp(`\\b${key} = (\\d+)`).exec(text)?.[1] ?? 0);
  const kind = /^(pattern|area|set|line) = /.exec(text)?.[1];
  if (kind === 'pattern') {
    const rows = matrix(value('pattern') ?? '');
    return rows && { kind, rows, same: compared(value('same')), different: compared(value('different')) };
  }
  if (kind === 'set') {
    const of = all([...text.matchAll(/"([^"]+)"/g)].map((found) => parseMatcher(found[1]!)));
    return of && { kind, of };
  }
  const of = parseMatcher(value('of') ?? '');
  if (kind === 'area' && of) return { kind, of, size: number('size'), features: number('features') };
  if (kind === 'line' && of) return { kind, of, size: number('size') };
  return null;
}

function parseMatcher(text: string): Matcher | null {
  const found = /^(?:([srgby])([0-4][+-]?)?|([wp])(!|![1-4]|0)?|([m?.]))$/.exec(text);
  if (!found) return null;
  const ground = (found[1] ?? found[3] ?? found[5]) as Matcher['ground'];
  return { ground, detail: found[2] ?? found[4] ?? '' };
}

function matrix(text: string): Matcher[][] | null {
  const rows = text.split('/').map((row) => all(row.trim().split(/\s+/).map(parseMatcher)));
  return all(rows);
}

function all<T>(items: readonly (T | null)[]): T[] | null {
  const known = items.filter((item) => item !== null);
  return known.length === items.length && known.length > 0 ? known : null;
}

function compared(text: string | null): Compared {
  return text === 'colour' || text === 'height' ? text : null;
}

/** In words, for whoever cannot see the pictogram or wants to be sure. */
export function requirementText(text: string, w: Words['cities2024'], atLeast = 1): string {
  const found = parseRequirement(text);
  if (!found) return text;
  const times = atLeast > 1 ? w.asks.times(atLeast) : '';
  return times + oneText(found, w);
}

function oneText(found: Requirement, w: Words['cities2024']): string {
  const say = (matcher: Matcher): string => matcherText(matcher, w);
  switch (found.kind) {
    case 'pattern': {
      const grid = w.asks.pattern(found.rows.map((row) => row.map(say)));
      return grid + compare(found.same, w.asks.same) + compare(found.different, w.asks.different);
    }
    case 'area':
      return w.asks.area(say(found.of), found.size, found.features);
    case 'set':
      return w.asks.set(found.of.map(say));
    case 'line':
      return w.asks.line(say(found.of), found.size);
  }
}

function compare(what: Compared, words: Record<'colour' | 'height', string>): string {
  return what ? `, ${words[what]}` : '';
}

export function matcherText({ ground, detail }: Matcher, w: Words['cities2024']): string {
  if (ground === 'w' || ground === 'p') return w.asks.unpaved[ground](detail);
  if (ground === 'm' || ground === '?' || ground === '.') return w.asks.other[ground];
  return w.asks.building(ground === 's' ? null : w.colours[ground], detail);
}
