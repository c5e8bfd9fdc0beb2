import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, type ErrorKind } from './api';
import { lang, LANGUAGES } from './i18n/index.svelte';
import { wayOn, wordsFor } from './trouble';
import de from '../words/de';
import en from '../words/en';

const WORDS: Record<string, typeof en> = { en, de };

const generated = readFileSync(new URL('api/generated.ts', import.meta.url), 'utf8');
const KINDS = [.../ErrorKind = (.*);/.exec(generated)![1]!.matchAll(/'([^']+)'/g)].map(([, kind]) => kind as ErrorKind);

describe.each(LANGUAGES.map(({ code }) => code))('refusals in %s', (code) => {
  beforeEach(() => {
    lang.code = code;
    lang.w = WORDS[code]!;
  });

  it('have words, each kind its own or nearly', async () => {
    const said = await Promise.all(KINDS.map((kind) => wordsFor(new ApiError(kind, 'what programs read'))));
    expect(KINDS.length).toBeGreaterThan(20);
    for (const text of said) expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(said).not.toContain(lang.w.errors.refused);
    expect(new Set(said).size).toBeGreaterThan(KINDS.length - 3);
  });

  it('of kinds that a newer server knows have words all the same', async () => {
    expect(await wordsFor(new ApiError('brand-new' as ErrorKind, ''))).toBe(lang.w.errors.refused);
  });
});

it('lead on: once more, or elsewhere where once more is no use', () => {
  const ways = new Map([...KINDS, 'offline' as const].map((kind) => [kind, wayOn(new ApiError(kind, ''))]));
  expect(ways.get('offline')).toBe('again');
  expect(ways.get('database-unavailable')).toBe('again');
  expect(ways.get('not-found')).toBe('home');
  expect(ways.get('not-allowed')).toBe('home');
});
