import { describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/api';
import de from '../words/de';
import en from '../words/en';
import { named, personName, seatNames } from './names';

const person = (name: string) => ({ name, person: 'abc', bot: null });
const bot = (level: string, name = level) => ({ name, person: null, bot: level });

describe('names', () => {
  it('are those that people have chosen', () => {
    expect(personName('Mira', de)).toBe('Mira');
    expect(personName('Guest', de)).toBe('Gast');
    expect(seatNames([person('greedy'), { ...person('Jonas'), bot: 'greedy' }], en)).toEqual(['greedy', 'Jonas']);
  });

  it('of bots are no levels, and tell them apart', () => {
    const seats = [bot('greedy'), bot('greedy'), bot('random'), bot('greedy', 'Ada'), bot('unheard')];
    expect(seatNames(seats, en)).toEqual(['Quill', 'Quill 2', 'Pip', 'Ada', 'unheard']);
  });

  it('stand at a table, which stays as it is', () => {
    const table = { code: 'abc', seats: [{ seat: 0, ...person('Guest') }] } as unknown as TableInfo;
    expect(named(table, de)).toEqual({ code: 'abc', seats: [{ seat: 0, ...person('Gast') }] });
    expect(table.seats[0]!.name).toBe('Guest');
  });
});
