import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/cities2008.json';
import { recordedSession, type Recorded } from './recorded';
import { Session, type Line } from './session.svelte';
import type { View } from '$games/cities2008/view';

const round = fixture.round as unknown as Recorded<View>;
const whole = Object.keys(round.previews).find((text) => text.split('; ').length === 2)!.split('; ');

const settled = () => new Promise((done) => setTimeout(done));

async function begun(): Promise<Session<View>> {
  const session = recordedSession(round, []);
  await settled();
  return session;
}

describe('a session', () => {
  it('shows what the server sent, and asks what each action would bring', async () => {
    const session = await begun();
    expect(session.mine).toBe(true);
    expect(session.legal).toEqual(round.update.turn!.legal);
    expect(session.base!.gains.size).toBe(session.legal.length);
  });

  it('drafts, keeps each step, and takes back one step or all', async () => {
    const session = await begun();
    await session.redraft(whole);
    await settled();
    expect(session.draft).toEqual(whole);
    expect(session.complete).toBe(true);
    expect(session.steps).toHaveLength(3);
    expect(session.steps[1]!.legal).toContain(whole[1]);
    await session.undo();
    expect(session.draft).toEqual(whole.slice(0, 1));
    await session.clear();
    expect(session.draft).toEqual([]);
  });

  it('follows with what is legal after the first action, and leaves out the rest', async () => {
    const session = await begun();
    await session.follow(whole[0]!, ['new 99,99']);
    expect(session.draft).toEqual([whole[0]]);
    await session.follow(whole[0]!, [whole[1]!]);
    expect(session.draft).toEqual(whole);
  });

  it('changes nothing when it is refused', async () => {
    const session = await begun();
    await session.act('tile 99,99,r0');
    expect(session.draft).toEqual([]);
    expect(session.busy).toBe(false);
  });

  it('finishes with what is on its way, however fast the keys are', async () => {
    const played: (readonly string[])[] = [];
    const turn = { ...round.update.turn!, draft: [] as readonly string[] };
    const line: Line<View> = {
      preview: () => new Promise(() => {}),
      draft: async (_, draft) => {
        await settled();
        session.take({ ...round.update, turn: { ...turn, draft } });
      },
      play: async (_, actions) => void played.push(actions),
    };
    const session = new Session(line, { ...round.update, turn }, [], () => {});
    void session.act('a');
    void session.act('b');
    await session.commit(({ draft }) => [`after ${draft.length}`]);
    expect(played).toEqual([['a', 'b', 'after 2']]);
  });

  it('gains are those against the state before the turn', async () => {
    const session = await begun();
    await session.redraft(whole);
    await settled();
    const total = (view: View) =>
      view.scores.seats[0]!.sources.flatMap(({ parts }) => parts).reduce((sum, part) => sum + part.points, 0);
    const change = total(session.view) - total(session.base!.view);
    expect(session.steps[1]!.gains.get(whole[1]!)).toBe(change);
  });
});
