import { describe, expect, it } from 'vitest';
import type { PlayedMatch, SeatInfo, TableInfo, VariantStatistics } from '$lib/api';
import en from '../words/en';
import { canBePrivate, mySeat, others, points, sealed, variantOf, won } from './matches';
import { dayBeside, dayText, today } from './when';

const SEAT: SeatInfo = { seat: 0, kind: 'person', name: 'Mira', person: 'mira', bot: null, kept_for: null, gone: null, wish: null };
const BOT: SeatInfo = { ...SEAT, seat: 1, kind: 'bot', name: 'greedy', person: null, bot: 'greedy' };

function played(more: Partial<TableInfo> = {}, mine: readonly number[] = [0]): PlayedMatch {
  const table = {
    code: 'abc',
    game: 'cityscape',
    seats: [SEAT, BOT],
    status: 'finished',
    host: 'mira',
    result: { totals: [40, 30], winners: [0] },
    contest: null,
    ...more,
  } as unknown as TableInfo;
  return { table, mine, ended: 0 };
}

describe('a line in a list of matches', () => {
  it('names the others, and a bot without a name of its own as a bot', () => {
    const named = { ...BOT, seat: 2, name: 'Ada' };
    expect(others(played({ seats: [SEAT, BOT, named] }), en)).toEqual(['a bot', 'Ada']);
    expect(others(played({}, [0, 1]), en)).toEqual([]);
  });

  it('tells the points of my first seat', () => {
    expect(points(played({}, [1]))).toBe(30);
    expect(mySeat(played({}, []))).toBe(0);
    expect(points(played({ result: null }))).toBeNull();
  });

  it('speaks of a win where there were others', () => {
    expect(won(played())).toBe(true);
    expect(won(played({}, [1]))).toBe(false);
    expect(won(played({ seats: [SEAT], result: { totals: [7], winners: [0] } }))).toBe(false);
  });

  it('knows what opens only when the day is over', () => {
    const match = played({ contest: { kind: 'daily', day: '2026-11-18' } });
    expect(sealed(match, '2026-11-18')).toBe(true);
    expect(sealed(match, '2026-11-19')).toBe(false);
    expect(sealed(played({ contest: { kind: 'challenge', day: null } }), '2026-11-18')).toBe(false);
    expect(canBePrivate(match, 'mira')).toBe(false);
    expect(canBePrivate(played(), 'mira')).toBe(true);
    expect(canBePrivate(played(), 'jonas')).toBe(false);
  });
});

describe('a way to play', () => {
  const variant = (seats: number, options: Readonly<Record<string, string>>): VariantStatistics =>
    ({ seats, options }) as unknown as VariantStatistics;
  const all = [variant(1, { level: '1', tiles: 'own' }), variant(1, { level: '1', tiles: 'balanced' }), variant(2, { long: 'true' })];

  it('is told by its seats and options', () => {
    expect(variantOf(all, 1, { level: '1', tiles: 'balanced' })).toBe(all[1]);
    expect(variantOf(all, 2, { level: '1', tiles: 'balanced' })).toBeNull();
    expect(variantOf(all, 1, { level: '2', tiles: 'balanced' })).toBeNull();
  });

  it('is the same whatever was drawn', () => {
    expect(variantOf(all, 2, { long: 'true', city: 'venice' })).toBe(all[2]);
  });
});

describe('days', () => {
  it('go by UTC', () => {
    expect(today(Date.UTC(2026, 10, 18, 23, 59))).toBe('2026-11-18');
    expect(dayBeside('2026-03-01', -1)).toBe('2026-02-28');
    expect(dayText('2026-11-18', 'en')).toBe('November 18, 2026');
  });
});
