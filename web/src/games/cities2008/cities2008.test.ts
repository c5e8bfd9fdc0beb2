import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/cities2008.json';
import { recordedSession, type Recorded } from '$lib/live/recorded';
import { Session, type Line } from '$lib/live/session.svelte';
import type { Preview, TurnNow, Update } from '$lib/live/wire';
import en from '../../words/en';
import * as draft from './draft';
import { Hand } from './hand.svelte';
import { follow } from './letters';
import { parse, shifted } from './notation';
import * as present from './present';
import type { View } from './view';

const moments = fixture as unknown as Record<'start' | 'round' | 'waiting' | 'over', Recorded<View>>;
const settled = () => new Promise((done) => setTimeout(done));
const whole = Object.keys(moments.round.previews).find((text) => text.split('; ').length === 2)!;

describe('notation', () => {
  it('reads every action of the recorded lists', () => {
    for (const { previews } of Object.values(moments)) {
      for (const { legal } of Object.values(previews)) {
        for (const { action } of legal) expect(parse(action), action).not.toBeNull();
      }
    }
  });
  it('does not guess at what it does not know', () => {
    expect(parse('fly 1,2')).toBeNull();
    expect(parse('tile 1,2,r4')).toBeNull();
  });
  it('shifts a tourist with its tile', () => {
    expect(shifted('new 1,2', [2, -4])).toBe('new 3,-2');
    expect(shifted('jump 0,0>1,2', [2, 0])).toBe('jump 0,0>3,2');
    expect(shifted('walk 0,0>1,1', [2, 0])).toBe('walk 0,0>1,1');
  });
});

describe('letters', () => {
  it('stay with a tourist that moves, and a new one gets the next', () => {
    const before = follow(new Map(), [
      [0, 0],
      [3, 1],
    ]);
    expect([...before.values()]).toEqual(['A', 'B']);
    const after = follow(before, [
      [1, 1],
      [3, 1],
    ]);
    expect(after.get('1,1')).toBe('A');
    expect(follow(after, [[1, 1], [3, 1], [5, 5]]).get('5,5')).toBe('C');
  });
});

describe('a city', () => {
  const view = moments.round.update.view;
  const letters = follow(new Map(), view.cities[0]!.tourists);
  const city = present.drawCity(view.cities[0]!, view.scores.seats[0], letters);

  it('has four fields a tile, as its position says', () => {
    const { position, origin } = view.cities[0]!;
    const rows = position!.split('/');
    for (const tile of city.tiles) {
      for (const { place, terrain } of tile.quarters) {
        const letter = rows[place[1] - origin![1]]![place[0] - origin![0]]!;
        expect(terrain[0]).toBe(letter.toLowerCase());
      }
    }
  });
  it('names every field with where it is, what it is, and who stands there', () => {
    const offered = { spots: [], fields: [], pickable: [], picked: null, lifts: [] };
    const names = present.cellsOf(city, offered, en.cities2008).map(({ name }) => name);
    expect(new Set(names).size).toBe(4 * city.tiles.length);
    const best = city.tourists.find(({ letter }) => letter === 'F')!;
    expect(names.some((name) => name.endsWith(`tourist F, ${best.points} points`))).toBe(true);
    expect(names[0]).toMatch(/^Column \d, row 1: /);
  });
  it('turns a face as the server does', () => {
    const at = (number: number) => view.cities[0]!.tiles.find((tile) => tile.number === number)!;
    for (const { number, rotation, face } of view.cities[0]!.tiles) {
      expect(present.turned(view.faces[number - 1]!, rotation), String(at(number))).toBe(face);
    }
  });
});

describe('the hand', () => {
  it('offers the spots of the list for the way the tile is turned', async () => {
    const session = recordedSession(moments.round, []);
    const hand = new Hand(session);
    await settled();
    expect(hand.stage).toBe('tile');
    expect(hand.spots).toEqual(draft.spots(session.legal, hand.number!, 0));
    await hand.turn(1);
    expect(hand.spots.every(({ action }) => action.endsWith('r1'))).toBe(true);
  });

  it('lays a tile, sends a tourist, and is then ready', async () => {
    const session = recordedSession(moments.round, []);
    const hand = new Hand(session);
    await settled();
    const [tile, tourist] = whole.split('; ') as [string, string];
    const laid = draft.laidTile([tile])!;
    hand.rotation = laid.rotation;
    expect(await hand.chooseSpot(laid.at)).toBe(true);
    await settled();
    expect(hand.stage).toBe('tourist');
    expect(hand.ready).toBe(true); // the tourist may stay
    const to = draft.drafted([tile, tourist])!;
    if (to.from) await hand.chooseField(to.from);
    flushSync();
    expect(hand.mode).toBe(to.mode);
    expect(await hand.chooseField(to.to!)).toBe(true);
    expect(session.draft).toEqual([tile, tourist]);
    expect(hand.letters.get(String(to.to))).toBe(hand.lettersBefore.get(String(to.from)));
  });

  it('does nothing on a spot that is not offered', async () => {
    const hand = new Hand(recordedSession(moments.round, []));
    expect(await hand.chooseSpot([50, 50])).toBe(false);
    expect(await hand.chooseField([50, 50])).toBe(false);
  });

  it('is idle when others are to act', () => {
    const hand = new Hand(recordedSession(moments.waiting, []));
    expect(hand.stage).toBe('idle');
    expect(hand.spots).toEqual([]);
    expect(hand.ready).toBe(false);
  });
});

describe('a server with other rules', () => {
  // Tiles far apart, on top of others; tourists on water, two at a time: whatever is listed is offered.
  const view: View = { ...moments.round.update.view };
  const turn = (drafted: readonly string[], legal: readonly string[]): TurnNow => ({
    number: 0,
    status: drafted.length === 1 ? 'complete' : 'incomplete',
    missing: '',
    closing: [],
    draft: drafted,
    legal,
  });
  const first = ['tile 40,-7,r0', 'tile 0,0,r0'];
  const then = ['new 0,0', 'walk 1,1>30,30'];
  const sent: string[][] = [];

  function absurd(): Session<View> {
    const update = (drafted: readonly string[]): Update<View> => ({
      ...moments.round.update,
      events: [],
      view,
      turn: turn(drafted, drafted.length === 0 ? first : then),
    });
    const line: Line<View> = {
      preview: async (_, actions): Promise<Preview<View>> => ({
        ...turn(actions, []),
        view,
        total: 0,
        change: 0,
        legal: (actions.length === 0 ? first : then).map((action) => ({ action, change: -50 })),
      }),
      draft: async (_, actions) => {
        sent.push([...actions]);
        session.take(update(actions));
      },
      play: async (_, actions) => void sent.push(['!', ...actions]),
    };
    const session: Session<View> = new Session(line, update([]), [], (error) => {
      throw error;
    });
    return session;
  }

  it('is obeyed', async () => {
    const session = absurd();
    const hand = new Hand(session);
    await settled();
    expect(hand.spots.map(({ at }) => at)).toEqual([
      [40, -7],
      [0, 0],
    ]);
    await hand.chooseSpot([40, -7]);
    await settled();
    expect([...hand.modes]).toEqual(['new', 'walk']);
    expect(hand.fields).toEqual([{ to: [0, 0], action: 'new 0,0', gain: -50 }]);
    await hand.setMode('walk');
    await hand.chooseField([1, 1]);
    expect(hand.fields.map(({ to }) => to)).toEqual([[30, 30]]);
    expect(hand.ready).toBe(true); // the server said so
    await hand.finish();
    expect(sent.at(-1)).toEqual(['!', 'tile 40,-7,r0']);
  });
});
