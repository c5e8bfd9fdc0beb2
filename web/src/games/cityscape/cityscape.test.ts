import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/cityscape.json';
import { recordedSession, type Recorded } from '$lib/live/recorded';
import { Session, type Line } from '$lib/live/session.svelte';
import { totalOf, type Place, type Preview, type TurnNow, type Update } from '$lib/live/wire';
import de from '../../words/de';
import en from '../../words/en';
import { bannerText } from './banner';
import * as draft from './draft';
import { Hand } from './hand.svelte';
import { lotName, lotNumber, parse, type Side } from './notation';
import * as present from './present';
import { inside, labelSpot, LOW_SKY, oblique, plan, SKY } from './projection';
import { blocksOf, stacksOfRounds } from './stacks';
import type { View } from './view';

type Moment = 'goals' | 'scored' | 'build' | 'waiting' | 'watching' | 'over';
const moments = fixture as unknown as Record<Moment | `${Moment}-two`, Recorded<View>>;
const settled = () => new Promise((done) => setTimeout(done));
const w = en.cityscape;

function cityOf(moment: Moment | `${Moment}-two`): present.City {
  const { view, events } = moments[moment].update;
  const { heights, sights, built } = view;
  return { heights, sights, stacks: stacksOfRounds(events).at(-1)!, built };
}

describe('notation', () => {
  it('reads every action of the recorded lists', () => {
    for (const { previews } of Object.values(moments)) {
      for (const { legal } of Object.values(previews)) {
        for (const { action } of legal) expect(parse(action), action).not.toBeNull();
      }
    }
  });
  it('does not guess at what it does not know', () => {
    for (const text of ['pass', 'goal S1', 'build 5', 'goal X1 3', 'build 5 b3 ']) {
      expect(parse(text), text).toBeNull();
    }
  });
  it('names lots as positions are read, from a4 to d1', () => {
    expect(lotName([0, 0])).toBe('a4');
    expect(lotName([3, 3])).toBe('d1');
    expect(lotNumber([1, 2])).toBe(9);
  });
});

describe('a draft', () => {
  it('sorts a list by height, lot and die', () => {
    const legal = ['build 1 a4', 'build 5 a4', 'build 5 b2'];
    expect([...draft.heights(legal)]).toEqual([1, 5]);
    expect(draft.lots(legal, 5).map(({ lot }) => lot)).toEqual(['a4', 'b2']);
    expect(draft.codes(['goal S1 3', 'goal S2 4'], 'S2')).toEqual([{ code: 4, action: 'goal S2 4' }]);
  });
  it('sets a die anew where it stood', () => {
    expect(draft.withGoal(['goal S1 3', 'goal S2 5'], 'goal S1 6')).toEqual(['goal S1 6', 'goal S2 5']);
    expect(draft.withGoal(['goal S1 3'], 'goal S2 5')).toEqual(['goal S1 3', 'goal S2 5']);
  });
});

describe('the city', () => {
  it('is made of the blocks that were seen to be put there', () => {
    const { view, events } = moments.over.update;
    const rounds = stacksOfRounds(events);
    expect(rounds.length).toBe(view.past.length);
    view.past.forEach(({ heights }, n) => {
      heights.forEach((height, lot) => {
        const place: Place = [lot % 4, Math.floor(lot / 4)];
        const known = rounds[n]!.get(lotName(place)) ?? [];
        expect(present.sum(known), lotName(place)).toBe(height);
      });
    });
  });
  it('is one plain block where that is not known', () => {
    expect(blocksOf(new Map(), [0, 0], 7)).toEqual([7]);
    expect(blocksOf(new Map(), [0, 0], 7, 2)).toEqual([5, 2]);
    expect(blocksOf(new Map([['a4', [5, 2]]]), [0, 0], 7)).toEqual([5, 2]);
    expect(blocksOf(new Map(), [0, 0], 0)).toEqual([]);
  });
  it('is drawn from far to near, from every side, with all lots', () => {
    for (const side of present.SIDES) {
      const buildings = present.buildingsOf(cityOf('build'), side);
      expect(new Set(buildings.map(({ lot }) => lot)).size).toBe(16);
      const depths = buildings.map(({ depth }) => depth);
      expect(depths).toEqual(depths.toSorted((one, other) => other - one));
    }
    const nearLeft = (side: Side) =>
      present.buildingsOf(cityOf('build'), side).find(({ line, depth }) => line === 0 && depth === 0)!.lot;
    expect(present.SIDES.map(nearLeft)).toEqual(['a1', 'a4', 'd4', 'd1']);
  });
  it('turns clockwise: what is at the right comes near', () => {
    expect(present.turnedSide('S', 1)).toBe('E');
    expect(present.turnedSide('S', -1)).toBe('W');
  });
  it('keeps every height on its roof, in the frame and in sight, from every side', () => {
    const { heights } = cityOf('over');
    for (const [side, sky] of present.SIDES.flatMap((side) => [[side, SKY], [side, LOW_SKY]] as const)) {
      const projection = oblique(present.tallestOf(heights), sky);
      const buildings = present.buildingsOf(cityOf('over'), side).filter(({ height }) => height > 0);
      for (const one of buildings) {
        const nearer = buildings
          .filter((near) => near.depth < one.depth)
          .map((near) => projection.silhouette(near.line, near.depth, near.height));
        const { point, covered } = labelSpot(projection, one, nearer, []);
        if (!covered) expect(nearer.some((polygon) => inside(point, polygon))).toBe(false);
        expect(inside(point, projection.roof(one.line, one.depth, one.height))).toBe(true);
        const { x, y, width, height } = projection.box;
        for (const [px, py] of projection.roof(one.line, one.depth, one.height)) {
          expect(px > x && px < x + width && py > y && py < y + height).toBe(true);
        }
      }
    }
  });
  it('has fields large enough for a finger on a phone', () => {
    for (const projection of [oblique(11), plan()]) {
      const scale = 372 / projection.box.width;
      const numbers = projection.touch(0, 0, 0).match(/-?[\d.]+/g)!.map(Number);
      const across = numbers.filter((_, n) => n % 2 === 0);
      const down = numbers.filter((_, n) => n % 2 === 1);
      expect((Math.max(...down) - Math.min(...down)) * scale).toBeGreaterThanOrEqual(44);
      expect((Math.max(...across) - Math.min(...across)) * scale).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('lines', () => {
  const { view } = moments.build.update;
  const lines = present.linesOf(view, ['S'], view.outlook, view.round);

  it('have the goals, points and places that the server says', () => {
    expect(lines.map(({ code }) => code)).toEqual(view.goals[0]);
    expect(present.sum(lines.map(({ points }) => points))).toBe(totalOf(view.outlook!));
    for (const line of lines) {
      const sight = view.sights.find((one) => one.side === line.side && one.line === line.line)!;
      const seen = line.code === 5 ? sight.level : sight.seen;
      expect(line.seen).toBe(seen.length);
      expect([...line.shown]).toEqual(seen.map(String));
    }
  });
  it('are hidden without a score sheet', () => {
    for (const line of present.linesOf(view, ['W'], null, view.round)) {
      expect(line.code).toBeNull();
      expect(present.stripName(line, null, w)).toContain(w.hiddenGoal);
      expect(present.stripName(line, null, w)).not.toContain('point');
    }
  });
  it('of two sides are eight', () => {
    const { view } = moments['build-two'].update;
    const lines = present.linesOf(view, ['S', 'W'], view.outlook, view.round);
    expect(lines.map(({ key }) => key)).toEqual(['S1', 'S2', 'S3', 'S4', 'W1', 'W2', 'W3', 'W4']);
    expect(lines.map(({ code }) => code)).toEqual(view.goals[0]);
  });
  it('of a round that is over are everybody’s, and add up', () => {
    const { view } = moments.over.update;
    view.past.forEach(({ heights, goals }, n) => {
      goals.forEach((codes, seat) => {
        const city = { heights, sights: view.past_sights[n]! };
        const lines = present.linesOf(city, [...view.sides[seat]!] as Side[], view.scores.seats[seat], n + 1);
        expect(lines.map(({ code }) => code)).toEqual(codes);
        const gained = present.totalsUntil(view, n + 1)[seat]! - present.totalsUntil(view, n)[seat]!;
        expect(present.sum(lines.map(({ points }) => points))).toBe(gained);
      });
    });
  });
  it('say what changes', () => {
    const [line] = lines;
    expect(present.lineText({ ...line!, code: 3, seen: 3 }, { ...line!, code: 3, seen: 2 }, w)).toBe('sees 2 → 3');
    expect(present.lineText({ ...line!, code: 5, counted: [] }, null, w)).toBe('no pair in view');
    expect(present.lineText({ ...line!, code: 6, counted: [[0, 0]], tallest: 9 }, null, w)).toBe('tallest: 9');
  });
});

describe('cells', () => {
  const city = cityOf('build');
  const { view } = moments.build.update;
  const lines = present.linesOf(view, ['S'], view.outlook, view.round);

  it('are named with height, line, whether they are seen, and what they bring', () => {
    const buildings = present.buildingsOf(city, 'S');
    const lots = [{ lot: 'a2', gain: -10 }];
    const cells = present.lotCells(buildings, lines, oblique(11), { lots, built: 'b2' }, w);
    expect(new Set(cells.map(({ name }) => name)).size).toBe(16);
    const named = (lot: string) => cells.find(({ key }) => key === `lot ${lot}`)!;
    expect(named('a2').name).toBe('a2: height 5, second in your line 1, seen, legal, minus 10');
    expect(named('a2').legal).toBe(true);
    expect(named('b2').name).toMatch(/^b2: height 1, second in your line 2, hidden, your block/);
    expect(named('b3').name).toBe('b3: vacant, third in your line 2');
    expect(named('b3').legal).toBe(false);
  });
  it('follow the view: an arrow goes where it points', () => {
    const cells = present.lotCells(present.buildingsOf(city, 'W'), lines, oblique(11), { lots: [], built: null }, w);
    const at = (lot: string) => cells.find(({ key }) => key === `lot ${lot}`)!;
    expect(at('a4').column).toBeLessThan(at('a1').column);
    expect(at('a4').row).toBeGreaterThan(at('d4').row);
  });
  it('are the lines while goals are set', () => {
    const dice = [{ key: 'S1', line: 1, code: 0, open: true }];
    const [cell] = present.lineCells(dice, 'S1', oblique(0), w.sides.S, w);
    expect(cell).toMatchObject({ key: 'die S1', name: 'Line 1 of South, not set', chosen: true });
  });
});

describe('what others did', () => {
  it('is the last block of each, the latest first', () => {
    const { events } = moments.build.update;
    const last = present.lastOfOthers(events, 0);
    expect(last.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3]);
    expect(last[0]).toEqual(present.movesOf(events)[0]);
  });
  it('ends with the round', () => {
    expect(present.movesOf(moments.scored.update.events)).toEqual([]);
  });
});

describe('the hand', () => {
  it('sets goals die by die and is ready when the server says so', async () => {
    const session = recordedSession(moments.goals, []);
    const hand = new Hand(session);
    await settled();
    expect(hand.stage).toBe('goals');
    for (const [die, code] of [['S1', 3], ['S2', 5], ['S3', 6], ['S4', 2]] as const) {
      expect(hand.die).toBe(die);
      expect(await hand.setGoal(code)).toBe(true);
      await settled();
    }
    expect(session.view.goals[0]).toEqual([3, 5, 6, 2]);
    expect(hand.ready).toBe(true);
    expect(hand.pickDie('S2')).toBe(true); // it may still be changed
    expect(hand.codes.map(({ code }) => code)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('goes on to the other side, and the view with it', async () => {
    const session = recordedSession(moments['goals-two'], []);
    const hand = new Hand(session);
    await settled();
    expect(hand.sides).toEqual(['S', 'W']);
    for (const code of [3, 5, 6, 2]) {
      expect(hand.looking).toBe('S');
      await hand.setGoal(code);
      await settled();
    }
    expect(hand.die).toBe('W1');
    expect(hand.looking).toBe('W');
    expect(hand.tab).toBe('W');
  });

  it('takes a block, offers the lots of the list with their gains, builds, and builds elsewhere', async () => {
    const session = recordedSession(moments.build, []);
    const hand = new Hand(session);
    await settled();
    expect(hand.lots).toEqual([]);
    const [text] = Object.keys(moments.build.previews).filter((key) => key.startsWith('build'));
    const { height, lot } = draft.built([text!])!;
    expect(await hand.chooseLot(lot)).toBe(false); // nothing is in hand
    expect(await hand.takeUp(height)).toBe(true);
    expect(hand.lots.map(({ action }) => action)).toEqual(draft.lots(session.legal, height).map(({ action }) => action));
    expect(hand.lots.every(({ gain }) => gain !== null)).toBe(true);
    expect(await hand.chooseLot(lot)).toBe(true);
    await settled();
    expect(session.draft).toEqual([text]);
    expect(hand.built).toMatchObject({ height, lot });
    expect(hand.lots.some((one) => one.lot === lot)).toBe(false);
    expect(hand.lots.length).toBe(15);
    expect(hand.ready).toBe(true);
    await hand.undo();
    expect(hand.height).toBe(height); // it is in hand again
  });

  it('turns the view and never the goals', async () => {
    const session = recordedSession(moments.build, []);
    const hand = new Hand(session);
    hand.turn(1);
    expect(hand.looking).toBe('E');
    expect(hand.tab).toBe('S');
    hand.turn(-1);
    expect(hand.looking).toBe('S');
  });

  it('is idle when others are to act, and for who only watches', () => {
    for (const moment of ['waiting', 'watching', 'over'] as const) {
      const hand = new Hand(recordedSession(moments[moment], []));
      expect(hand.stage).toBe('idle');
      expect(hand.lots).toEqual([]);
      expect(hand.ready).toBe(false);
    }
    expect(new Hand(recordedSession(moments.watching, [])).sides).toEqual([]);
  });
});

describe('the banner', () => {
  it('says what to do, in every language', async () => {
    for (const words of [en, de]) {
      const session = recordedSession(moments.build, []);
      const hand = new Hand(session);
      await settled();
      expect(bannerText(session, hand, [], null, words)).toBe(words.cityscape.banner.take);
      await hand.takeUp(5);
      expect(bannerText(session, hand, [], null, words)).toBe(words.cityscape.banner.lot(5));
    }
  });
});

describe('a server with other rules', () => {
  // Blocks of height 9, goals with number 7, a line that scores although nothing is seen in it.
  const base = moments.build.update.view;
  const view: View = {
    ...base,
    outlook: {
      sources: [{ kind: 'line', name: `${base.round}/S1/7`, parts: [{ points: 999, places: [[3, 3]] }] }],
    },
    sights: base.sights.map((sight) => ({ ...sight, seen: [], lots: sight.lots.toReversed() })),
  };
  const legal = ['build 9 a1', 'build 9 d4'];
  const sent: string[][] = [];

  function absurd(shown: View, first: readonly string[]): Session<View> {
    const now = (drafted: readonly string[]): TurnNow => ({
      number: 0,
      status: drafted.length === 1 ? 'complete' : 'incomplete',
      missing: '',
      closing: [],
      draft: drafted,
      legal: drafted.length === 0 ? first : [],
    });
    const update = (drafted: readonly string[]): Update<View> => ({
      seat: 0,
      number: 0,
      events: [],
      view: shown,
      turn: now(drafted),
    });
    const line: Line<View> = {
      preview: async (_, actions): Promise<Preview<View>> => ({
        ...now(actions),
        view: shown,
        total: 0,
        change: 0,
        legal: actions.length === 0 ? first.map((action) => ({ action, change: -50 })) : [],
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

  it('is obeyed: blocks', async () => {
    const hand = new Hand(absurd(view, legal));
    await settled();
    expect([...hand.heights]).toEqual([9]);
    expect(await hand.takeUp(5)).toBe(false);
    await hand.takeUp(9);
    expect(hand.lots).toEqual([
      { lot: 'a1', action: 'build 9 a1', gain: -50 },
      { lot: 'd4', action: 'build 9 d4', gain: -50 },
    ]);
    await hand.chooseLot('d4');
    await settled();
    expect(hand.ready).toBe(true);
    await hand.finish();
    expect(sent.at(-1)).toEqual(['!', 'build 9 d4']);
  });

  it('is obeyed: goals', async () => {
    const hand = new Hand(absurd({ ...view, phase: 'goals' }, ['goal S1 7']));
    await settled();
    expect(hand.codes.map(({ code }) => code)).toEqual([7]);
    expect(await hand.setGoal(1)).toBe(false);
    expect(hand.pickDie('S2')).toBe(false);
    expect(await hand.setGoal(7)).toBe(true);
    expect(sent.at(-1)).toEqual(['goal S1 7']);
  });

  it('is obeyed: what is seen, and what it is worth', () => {
    const [line] = present.linesOf(view, ['S'], view.outlook, view.round);
    expect(line).toMatchObject({ code: 7, points: 999, seen: 0, counted: [[3, 3]] });
    expect(present.lineText(line!, null, w)).toBe('sees nothing');
    expect(line!.lots[0]).toEqual([0, 0]); // the near end is where the server says
  });
});
