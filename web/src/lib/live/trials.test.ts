/** Moves tried on a copy: what is asked, what is kept, and that the table itself hears nothing of it. */

import { expect, it } from 'vitest';
import { Session, type Line } from './session.svelte';
import { Trials } from './trials.svelte';
import type { Preview, TurnNow, Update } from './wire';

type View = { readonly stands: number };

const scores = { total: 0, change: 0, missing: '', closing: [] };

function table() {
  const asked: string[] = [];
  const sent: string[] = [];
  const refused: unknown[] = [];
  let stands = 0;
  let legal = ['a', 'b'];
  const preview = (view: View, actions: readonly string[]): Preview<View> => {
    if (actions.some((action) => !legal.includes(action))) throw new Error('illegal');
    const left = legal.filter((action) => !actions.includes(action));
    return { ...scores, view, status: 'complete', legal: left.map((action) => ({ action, change: 1 })) };
  };
  const line: Line<View> = {
    draft: async (_, actions) => void sent.push(`draft ${actions.join()}`),
    preview: async (_, actions) => preview({ stands }, actions),
    play: async (_, actions) => void sent.push(`play ${actions.join()}`),
  };
  const update = (turn: TurnNow | null): Update<View> => ({ seat: 0, number: stands, events: [], view: { stands }, turn });
  const real = new Session<View>(line, update(null), [], (error) => refused.push(error));
  const trials = new Trials(
    real,
    line,
    async (actions) => {
      asked.push(actions.join());
      return preview({ stands }, actions);
    },
    () => true,
    (error) => refused.push(error),
  );
  const others = async (possible: string[], turn: TurnNow | null = null): Promise<void> => {
    stands++;
    legal = possible;
    real.take(update(turn));
    await trials.follow([]);
  };
  const mine: TurnNow = { number: 3, status: 'incomplete', missing: '', closing: [], draft: [], legal: ['a', 'b'] };
  return { real, trials, asked, sent, refused, others, mine };
}

it('is drawn by a session of its own, and the table hears nothing of it', async () => {
  const { real, trials, sent, asked } = table();
  expect(trials.possible).toBe(true);
  await trials.begin();
  const copy = trials.copy!;
  expect(copy.trying).toBe(true);
  expect(real.trying).toBe(false);
  await copy.act('a');
  expect(copy.draft).toEqual(['a']);
  expect(copy.legal).toEqual(['b']);
  expect(real.mine).toBe(false);
  expect(sent).toEqual([]);
  expect(asked.filter((one) => one === 'a')).toHaveLength(1); // once for each draft
  trials.stop();
  expect(trials.copy).toBeNull();
  expect(trials.kept).toBeNull();
});

it('follows what others do, and begins anew where that makes it impossible', async () => {
  const { trials, others } = table();
  await trials.begin();
  await trials.copy!.act('a');
  await others(['a', 'c']);
  expect(trials.copy!.draft).toEqual(['a']);
  expect(trials.copy!.view.stands).toBe(1);
  expect(trials.copy!.legal).toEqual(['c']);
  await others(['c']);
  expect(trials.copy!.draft).toEqual([]);
});

it('ends when it is the turn of who tries, and what was tried may be drafted', async () => {
  const { real, trials, sent, others, mine } = table();
  await trials.begin();
  await trials.copy!.act('b');
  await others(['a', 'b'], mine);
  expect(trials.copy).toBeNull();
  expect(trials.offered).toBe(true);
  trials.use();
  await real.redraft((draft) => draft);
  expect(sent[0]).toBe('draft b');
  expect(trials.offered).toBe(false);
});

it('keeps what was finished until it is the turn', async () => {
  const { trials, others, mine, sent } = table();
  await trials.begin();
  await trials.copy!.act('a');
  await trials.copy!.commit();
  expect(trials.copy).toBeNull();
  expect(trials.kept).toEqual(['a']);
  await others(['a']);
  expect(trials.offered).toBe(false);
  await others(['a'], mine);
  expect(trials.offered).toBe(true);
  trials.drop();
  expect(trials.kept).toBeNull();
  expect(sent).toEqual([]);
});

it('offers nothing that has become illegal', async () => {
  const { trials, others, mine } = table();
  await trials.begin();
  await trials.copy!.act('a');
  await others(['c'], mine);
  expect(trials.offered).toBe(false);
  expect(trials.kept).toBeNull();
});

it('says so where there is nothing to try', async () => {
  const { trials, refused, others } = table();
  await others([]);
  const broken = new Trials(trials.real, {} as Line<View>, () => Promise.reject(new Error('nothing')), () => true, (error) => refused.push(error));
  await broken.begin();
  expect(broken.copy).toBeNull();
  expect(refused).toHaveLength(1);
});
