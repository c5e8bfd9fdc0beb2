import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '$lib/api';
import { clockText } from '$lib/i18n/clock';
import main from '../words/en';
import mainDe from '../words/de';
import en from '../words/life/en';
import de from '../words/life/de';
import { noticeOf, waitsAgain } from './bar';
import { clockLength, CLOCKS } from './clocks';
import { newsOf } from './news';

const ME = 'mira';

function seat(n: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const name = ['Mira', 'Jonas', 'Ada'][n]!;
  const whole = { seat: n, kind: 'person', name, person: name.toLowerCase(), bot: null, kept_for: null, gone: null, wish: null };
  return { ...whole, ...more } as SeatInfo;
}
function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  const whole = { code: 'abc', game: 'cityscape', status: 'playing', paused: null, next: null, seats };
  return { ...whole, ...more } as TableInfo;
}

describe('what the bar of a table says', () => {
  it('is nothing while a match runs as it should', () => {
    expect(noticeOf(table([seat(0), seat(1)]), ME)).toBeNull();
    expect(noticeOf(table([seat(0, { gone: 'left' })], { status: 'finished' }), ME)).toBeNull();
  });

  it('asks for an answer to what somebody else proposes', () => {
    const asks = table([seat(0), seat(1, { wish: 'pause' })]);
    expect(noticeOf(asks, ME)).toEqual({ kind: 'theirs', wish: 'pause', name: 'Jonas' });
    expect(noticeOf(asks, 'a spectator')).toBeNull();
  });

  it('says for whom a proposal of mine waits: not for bots, nor for who is gone', () => {
    const bot = seat(2, { kind: 'bot', person: null });
    const mine = table([seat(0, { wish: 'abort' }), seat(1), bot, seat(1, { seat: 3, gone: 'left' })]);
    expect(noticeOf(mine, ME)).toEqual({ kind: 'mine', wish: 'abort', missing: ['Jonas'] });
  });

  it('tells who may end a pause', () => {
    const paused = table([seat(0), seat(1)], { paused: 1 });
    expect(noticeOf(paused, ME)).toEqual({ kind: 'paused', sits: true });
    expect(noticeOf(paused, 'a spectator')).toEqual({ kind: 'paused', sits: false });
  });

  it('tells who is gone why, unless another seat on this device still plays', () => {
    const late = seat(0, { gone: 'late' });
    expect(noticeOf(table([late, seat(1)]), ME)).toEqual({ kind: 'gone', how: 'late' });
    expect(noticeOf(table([late, seat(1, { person: ME })]), ME)).toBeNull();
  });

  it('names who waits at the rematch', () => {
    expect(waitsAgain(table([seat(0, { kind: 'open', person: null }), seat(1)], { status: 'open' }), ME)).toBe('Jonas');
    expect(waitsAgain(table([seat(0), seat(1, { kind: 'open', person: null })], { status: 'open' }), ME)).toBeNull();
    expect(waitsAgain(table([seat(0), seat(1)]), ME)).toBeNull();
  });
});

describe('news of the people at a table', () => {
  const seats = [seat(0), seat(1), seat(2)];
  const all = new Set([0, 1, 2]);
  const before = { table: table(seats), here: all };

  it('is about others alone', () => {
    expect(newsOf(before, { table: table(seats), here: new Set([2]) }, ME, en)).toEqual(['Jonas is away.']);
    expect(newsOf({ ...before, here: new Set([0]) }, before, ME, en)).toEqual(['Jonas is here.', 'Ada is here.']);
  });

  it('says once that somebody has gone', () => {
    const without = table([seat(0), seat(1, { gone: 'resigned' }), seat(2)]);
    expect(newsOf(before, { table: without, here: new Set([0, 2]) }, ME, en)).toEqual(['A bot plays for Jonas now.']);
    expect(newsOf({ table: without, here: all }, before, ME, en)).toEqual(['Jonas is back.']);
  });

  it('tells a no, and not a yes', () => {
    const proposed = { table: table([seat(0, { wish: 'pause' }), seat(1), seat(2)]), here: all };
    expect(newsOf(proposed, before, ME, en)).toEqual([en.news.declined]);
    const paused = { table: table(seats, { paused: 1 }), here: all };
    expect(newsOf(proposed, paused, ME, en)).toEqual([]);
    expect(newsOf(paused, before, ME, en)).toEqual([en.news.resumed]);
  });
});

describe('clocks', () => {
  it('are as short as they can be said', () => {
    const said = [0, 400, 59_000, 60_000, 3_599_000, 3_600_000, 86_400_000, 273_600_000];
    expect(said.map((ms) => clockText(ms, main.clock))).toEqual([
      ...['0:00', '0:01', '0:59', '1:00', '59:59', '1 h 0 min', '1 d', '3 d 4 h'],
    ]);
    expect(clockText(90_000_000, mainDe.clock)).toBe('1 T 1 Std');
  });

  it('have a name in every language', () => {
    expect(CLOCKS.map((seconds) => clockLength(seconds, en)).slice(0, 4)).toEqual([
      ...['No clock', '30 seconds a turn', '1 minute a turn', '2 minutes a turn'],
    ]);
    expect(clockLength(86_400, de)).toBe('1 Tag für einen Zug');
  });
});
