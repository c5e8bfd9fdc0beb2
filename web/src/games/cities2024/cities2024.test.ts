import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/cities2024.json';
import { recordedSession, type Recorded } from '$lib/live/recorded';
import { Session, type Line } from '$lib/live/session.svelte';
import { totalOf, type Preview, type TurnNow, type Update } from '$lib/live/wire';
import de from '../../words/de';
import en from '../../words/en';
import { bannerText } from './banner';
import * as draft from './draft';
import { Hand } from './hand.svelte';
import { parseKey, slotKey, spaceKey, startKey } from './keys';
import { lastMove, tell } from './news';
import { parse, type Action } from './notation';
import { mark, picture } from './pictogram';
import { parseHood, parseSpace, tileSpaces } from './position';
import * as present from './present';
import { parseRequirement, requirementText } from './requirement';
import { ROOMY, slotCells, slotsOf } from './slots';
import type { View } from './view';

type Moment = 'start' | 'take' | 'revealed' | 'waiting' | 'over' | 'long';
const moments = fixture as unknown as Record<Moment, Recorded<View>>;
const settled = () => new Promise((done) => setTimeout(done));
const w = en.cities2024;
const drafts = Object.keys(moments.take.previews).map((text) => text.split('; '));

function read<K extends Action['kind']>(kind: K, text: string): Extract<Action, { kind: K }> {
  const action = parse(text);
  if (action?.kind !== kind) throw new Error(`${text} is no ${kind}`);
  return action as Extract<Action, { kind: K }>;
}

async function begun(moment: Moment): Promise<[Session<View>, Hand]> {
  const session = recordedSession(moments[moment], []);
  await settled();
  return [session, new Hand(session)];
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
    for (const text of ['fly 1,2', 'take parks 1', 'block x 1,2', 'feature w5 1,2', 'start 1,r4', 'discard w']) {
      expect(parse(text), text).toBeNull();
    }
  });
});

describe('a position', () => {
  it('is read space by space', () => {
    const { spaces, tiles } = parseHood('r2 p1 . . / w *y4 . . / . . bm * / . . g w3', [-2, 4]);
    expect(tiles).toEqual([
      [-1, 2],
      [0, 3],
    ]);
    expect(spaces[0]).toEqual({ place: [-2, 4], ground: 'building', colour: 'r', height: 2, feature: null });
    expect(spaces.map(({ feature }) => feature)).toEqual([null, 'p1', null, '*', 'm', '*', null, 'w3']);
    expect(spaces.map(({ height }) => height)).toEqual([2, 0, 0, 4, 0, 0, 0, 0]);
  });
  it('of every recorded player has four spaces a tile', () => {
    for (const { update } of Object.values(moments)) {
      for (const { position, origin } of update.view.players) {
        const hood = parseHood(position, origin);
        expect(hood.spaces).toHaveLength(4 * hood.tiles.length);
      }
    }
  });
  it('does not guess at spaces it does not know', () => {
    for (const text of ['x', 'r5', 'wm', '*m', 'p5']) expect(parseSpace(text, [0, 0]), text).toBeNull();
  });
  it('turns a tile as the server does', () => {
    for (const [take, tile] of drafts.filter((one) => parse(one[1] ?? '')?.kind === 'tile')) {
      const action = read('tile', tile!);
      const { view } = moments.take.previews[`${take}; ${tile}`]!;
      const inHand = moments.take.previews[take!]!.view.tile!;
      const { position, origin } = view.players[0]!;
      const hood = parseHood(position, origin);
      const at = [2 * action.at[0], 2 * action.at[1]] as const;
      for (const space of tileSpaces(inHand.spaces, action.rotation, at)) {
        expect(hood.spaces).toContainEqual(space);
      }
    }
  });
});

describe('a requirement', () => {
  const texts = Object.values(moments).flatMap(({ update: { view } }) => [
    ...view.players.flatMap(({ cards }) => cards.map(({ requirement }) => requirement)),
    ...view.achievements.map(({ requirement }) => requirement),
  ]);
  it('of every card and achievement can be drawn and put into words', () => {
    expect(new Set(texts).size).toBeGreaterThan(20);
    for (const text of texts) {
      const found = parseRequirement(text)!;
      expect(found, text).not.toBeNull();
      const { box, cells } = picture(found);
      for (const { x, y } of cells) {
        expect(x).toBeGreaterThanOrEqual(box.x);
        expect(y + 26).toBeLessThanOrEqual(box.y + box.height);
      }
      for (const words of [en, de]) expect(requirementText(text, words.cities2024)).not.toBe(text);
    }
  });
  it('is drawn as the design says', () => {
    const bend = picture(parseRequirement('pattern = "g w! / . g2+", same = "height", different = "colour"')!);
    expect(bend.cells).toHaveLength(4);
    expect(bend.compares.map(({ equal, what }) => [equal, what])).toEqual([
      [true, 'height'],
      [false, 'colour'],
    ]);
    const area = picture(parseRequirement('area = {of = "p", size = 4, features = 2}')!);
    expect(area.frame?.dashed).toBe(true);
    expect(area.chips.map(({ text, disc }) => [text, disc])).toEqual([
      ['4+', false],
      ['2+', true],
    ]);
    const line = picture(parseRequirement('line = {of = "s2+", size = 4}')!);
    expect(line.line.map(({ filled }) => filled)).toEqual([true, true, true, true, false, false]);
    const set = picture(parseRequirement('set = ["r1+", "g1+", "b1+", "y1+"]')!);
    expect(new Set(set.cells.map(({ y }) => y)).size).toBe(2); // 2×2
    expect(mark({ ground: 's', detail: '2-' })).toEqual({ text: '2−', disc: false });
    expect(mark({ ground: 'w', detail: '!2' })).toEqual({ text: '2', disc: true });
  });
  it('in words', () => {
    expect(requirementText('pattern = "s2+ w!"', w)).toBe('building 2 or higher beside water with a feature');
    expect(requirementText('pattern = "s3+"', w, 4)).toBe('4 × building 3 or higher');
    expect(requirementText('pattern = "r0 y3 b2-"', w)).toBe(
      'empty red space beside yellow building exactly 3 high beside blue building 2 or lower',
    );
  });
  it('of another kind is not drawn, and shown as it is written', () => {
    expect(parseRequirement('spiral = "w p"')).toBeNull();
    expect(parseRequirement('pattern = "q3"')).toBeNull();
    expect(requirementText('spiral = "w p"', w)).toBe('spiral = "w p"');
  });
});

describe('the draft board', () => {
  const view = moments.take.update.view;
  const slots = slotsOf(view);
  it('has four rows of four, and what lies there', () => {
    expect(slots).toHaveLength(16);
    const things = slots.filter(({ row }) => row === 'features').flatMap(({ content }) => (content.kind === 'things' ? content.things : []));
    expect(things).toEqual(view.features);
    expect(slots.filter(({ column }) => column === 4).every(({ content }) => content.kind === 'things' && content.hidden > 0)).toBe(true);
  });
  it('names every slot, who stands there, and what is on offer', () => {
    const offers = new Map([[slotKey('cards', 1), 3]]);
    const names = slotCells(slots, offers, null, (seat) => `Seat ${seat}`, ROOMY, w).map(({ name }) => name);
    expect(names[0]).toMatch(/^Cards, column 1, .*, legal, plus 3$/);
    expect(names[1]).toBe('Cards, column 2, taken by Seat 1');
    expect(names[7]).toBe('Tiles, column 4, a hidden tile');
    expect(new Set(names).size).toBe(16);
  });
});

describe('the hand', () => {
  it('first looks at a column, and takes it when it is chosen again', async () => {
    const [session, hand] = await begun('take');
    expect(hand.stage).toBe('take');
    const key = slotKey('cards', 1);
    expect(hand.offers.get(key)).toBe(session.base!.gains.get('take cards 1'));
    expect(await hand.chooseSlot(key)).toBe(true);
    expect(session.draft).toEqual([]);
    expect(hand.looked).toBe(key);
    await hand.chooseSlot(key);
    expect(session.draft).toEqual(['take cards 1']);
    expect(hand.stage).toBe('done');
    expect(hand.ready).toBe(true);
  });
  it('may take something else instead, while nothing is laid', async () => {
    const [session, hand] = await begun('take');
    await hand.take(slotKey('cards', 1));
    await settled();
    expect(hand.offers.has(slotKey('tiles', 1))).toBe(true);
    await hand.take(slotKey('tiles', 1));
    expect(session.draft).toEqual(['take tiles 1']);
  });
  it('does nothing on what is not offered', async () => {
    const [session, hand] = await begun('take');
    expect(await hand.chooseSlot(slotKey('cards', 2))).toBe(false);
    expect(await hand.chooseSpace([50, 50])).toBe(false);
    expect(await hand.chooseSpot([50, 50])).toBe(false);
    expect(session.draft).toEqual([]);
  });
  it('asks before a face-down thing is turned up', async () => {
    const [session, hand] = await begun('take');
    await hand.take(slotKey('tiles', 4));
    expect(hand.stage).toBe('reveal');
    expect(bannerText(session, hand, en)).toBe(w.reveal.tiles);
    expect(hand.ready).toBe(true);
    await hand.undo();
    expect(hand.stage).toBe('take');
  });
  it('lays a tile, turns it where it lies, and lays it elsewhere', async () => {
    const [session, hand] = await begun('take');
    await hand.take(slotKey('tiles', 1));
    await settled();
    expect(hand.stage).toBe('tile');
    expect(hand.spots.length).toBeGreaterThan(0);
    const at = draft.laidTile(drafts.find((one) => one[0] === 'take tiles 1' && one.length === 2)!)!.at;
    expect(await hand.chooseSpot(at)).toBe(true);
    await settled();
    expect(hand.laid?.rotation).toBe(0);
    expect(hand.tile?.number).toBe(moments.take.update.view.tiles[0]!.number);
    await hand.turn(1);
    expect(session.draft.at(-1)).toMatch(/r1$/);
    expect(session.draft).toHaveLength(2);
    expect(hand.spots.every((spot) => String(spot.at) !== String(at))).toBe(true);
  });
  it('lays things one by one, takes each back, and asks before things are lost', async () => {
    const [session, hand] = await begun('take');
    const whole = drafts.find((one) => one[0] === 'take blocks 2' && one.length === 4)!;
    await hand.take(slotKey('blocks', 2));
    await settled();
    expect(hand.stage).toBe('things');
    expect(hand.tray).toHaveLength(3);
    expect(hand.closing).toBe(3);
    expect(await hand.finish()).toBe(false);
    expect(hand.asking).toBe(true);
    for (const text of whole.slice(1)) {
      const action = read('lay', text);
      const n = hand.tray.findIndex(({ thing, to }) => thing === action.thing && to === undefined);
      hand.pick(n);
      expect(hand.asking).toBe(false);
      expect(await hand.chooseSpace(action.to)).toBe(true);
      await settled();
    }
    expect(session.draft).toEqual(whole);
    expect(hand.left).toBe(0);
    expect(hand.tray.map(({ to }) => to)).toEqual(draft.used(whole).map(({ to }) => to));
    await hand.undo();
    expect(hand.left).toBe(1);
  });
  it('says what one more piece adds to the draft', async () => {
    const [session, hand] = await begun('take');
    await session.redraft(drafts.find((one) => one[0] === 'take blocks 2' && one.length === 2)!);
    await settled();
    const { legal } = moments.take.previews[session.draft.join('; ')]!;
    for (const { action, gain } of hand.spaces) {
      expect(gain).toBe(legal.find((one) => one.action === action)!.change);
    }
  });
  it('holds what a face-down column has brought, and cannot give it back', async () => {
    const [session, hand] = await begun('revealed');
    expect(hand.stage).toBe('things');
    expect(hand.tray.map(({ thing }) => thing)).toEqual(session.view.things);
    expect(hand.offers.size).toBe(0);
    expect(hand.taken).toBeNull();
  });
  it('lays one of the starting tiles, and may choose another', async () => {
    const [session, hand] = await begun('start');
    const [text] = Object.keys(moments.start.previews).filter((one) => one !== '');
    const { number, rotation } = read('start', text!);
    expect(hand.stage).toBe('start');
    await hand.chooseSlot(startKey(number));
    expect(hand.number).toBe(number);
    for (let n = 0; n < rotation; n++) await hand.turn(1);
    expect(await hand.chooseSpot([0, 0])).toBe(true);
    expect(session.draft).toEqual([text]);
    await settled();
    expect(hand.tile?.number).toBe(number);
    const other = [...hand.offers.keys()].find((key) => key !== startKey(number))!;
    await hand.chooseSlot(other);
    expect(hand.spots).toHaveLength(1); // the other tile may lie there in its place
  });
  it('is idle when others are to act', async () => {
    const [, hand] = await begun('waiting');
    expect(hand.stage).toBe('idle');
    expect(hand.offers.size + hand.spots.length + hand.spaces.length).toBe(0);
    expect(hand.ready).toBe(false);
  });
});

describe('points', () => {
  const view = moments.over.update.view;
  it('are those of the server, each with what makes it', () => {
    for (const [seat, score] of view.scores.seats.entries()) {
      const line = present.scoreLine(score, undefined, seat, w);
      expect(line.reduce((sum, { points }) => sum + points, 0)).toBe(totalOf(score));
      const rows = present.rowsOf(score, seat, w);
      expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(totalOf(score));
      expect(rows.filter(({ points, lit }) => points > 0 && lit === null)).toEqual([]);
      const cards = present.scoredCards(view.players[seat]!.cards, score, undefined, null, seat, w);
      const names = score.sources.filter(({ kind }) => kind === 'card').map(({ name }) => name);
      expect(cards.map(({ card }) => card.name)).toEqual(names);
      for (const { card, occurrences, total } of cards) expect(total).toBe(occurrences * card.points);
    }
  });
  it('light each space once', () => {
    const lit = present.scoreLine(view.scores.seats[0], undefined, 0, w).find(({ kind }) => kind === 'card')!.lit!;
    expect(new Set(lit.zone.map(String)).size).toBe(lit.zone.length);
  });
});

it('names every space with where it is and what it holds', () => {
  const { position, origin } = moments.long.update.view.players[0]!;
  const hood = parseHood(position, origin);
  const offered = { spots: [], spaces: [{ to: hood.spaces[0]!.place, gain: -2 }], lifts: [] };
  const cells = present.cellsOf(hood, offered, w);
  expect(new Set(cells.map(({ name }) => name)).size).toBe(hood.spaces.length);
  expect(cells[0]!.name).toBe('Column 3, row 1: yellow building space, legal, minus 2');
  expect(cells.every(({ key }) => parseKey(key)?.kind === 'space')).toBe(true);
});

it('tells what others did last', () => {
  const { events } = moments.take.update;
  expect(lastMove(events, 1, w)?.text).toBe('took card 2');
  const blocks = lastMove(events, 3, w)!;
  expect(blocks.text).toBe('took blocks 1');
  expect(blocks.places).toHaveLength(4);
  const naming = { seat: (seat: number) => `Seat ${seat}`, card: (number: number) => `Card ${number}` };
  const said = events.flatMap((event) => tell(event, 0, naming, w) ?? []);
  expect(said).toContain('Seat 1 took card 2.');
  const drawn = { ...events[0]!, kind: 'turned-up', seat: 0, actions: ['card'], items: ['7'], places: [], points: null };
  expect(tell(drawn, 0, naming, w)).toBe('Seat 0 turned up Card 7.');
  const stacked = { ...events[0]!, kind: 'laid-block', seat: 1, actions: [], places: [[0, 0]] as const };
  const began = events.findLast(({ kind, seat }) => kind === 'took' && seat === 1)!;
  expect(lastMove([began, stacked, stacked], 1, w)?.places).toEqual([[0, 0]]); // a space is named once
});

describe('a server with other rules', () => {
  // Two takes in a turn, blocks on water and far away, tiles beside nothing: what is listed is offered.
  const lists: Record<string, readonly string[]> = {
    '': ['take blocks 1', 'take cards 2'],
    'take blocks 1': ['take tiles 3', 'block r 40,-7', 'discard m', 'tile 9,9,r2'],
  };
  const sent: string[][] = [];
  const legal = (actions: readonly string[]): readonly string[] => lists[actions.join('; ')] ?? [];
  const turn = (drafted: readonly string[]): TurnNow => ({
    number: 0,
    status: drafted.length > 1 ? 'complete' : 'incomplete',
    missing: '',
    closing: [],
    draft: drafted,
    legal: legal(drafted),
  });
  const view: View = { ...moments.take.update.view, things: ['r', 'm'] };

  function absurd(): Session<View> {
    const update = (drafted: readonly string[]): Update<View> => ({
      ...moments.take.update,
      events: [],
      view,
      turn: turn(drafted),
    });
    const line: Line<View> = {
      preview: async (_, actions): Promise<Preview<View>> => ({
        ...turn(actions),
        view,
        total: 0,
        change: 0,
        legal: legal(actions).map((action) => ({ action, change: -50 })),
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
    expect([...hand.offers]).toEqual([
      [slotKey('blocks', 1), -50],
      [slotKey('cards', 2), -50], // a worker stands there
    ]);
    await hand.take(slotKey('blocks', 1));
    await settled();
    expect([...hand.offers.keys()]).toEqual([slotKey('tiles', 3)]);
    hand.rotation = 2;
    expect(hand.spots.map(({ at }) => at)).toEqual([[9, 9]]);
    expect(hand.thing).toBe('r');
    expect(hand.spaces.map(({ to, gain }) => [to, gain])).toEqual([[[40, -7], -50]]);
    expect(hand.canDiscard).toBe(false); // only the monument may go
    const hood = parseHood(view.players[0]!.position, view.players[0]!.origin);
    const cells = present.cellsOf(hood, { spots: hand.spots, spaces: hand.spaces, lifts: [] }, w);
    expect(cells.find(({ key }) => key === spaceKey([40, -7]))?.legal).toBe(true);
    hand.pick(1);
    expect(hand.canDiscard).toBe(true);
    expect(hand.ready).toBe(false); // the server said so
    await hand.take(slotKey('tiles', 3)); // a second take, beside the first
    expect(sent.at(-1)).toEqual(['take blocks 1', 'take tiles 3']);
    expect(hand.ready).toBe(true);
    await hand.finish();
    expect(sent.at(-1)).toEqual(['!', 'take blocks 1', 'take tiles 3']);
  });
});
