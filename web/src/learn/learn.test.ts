import { describe, expect, it } from 'vitest';
import { GAMES, type GameName } from '$games/game';
import de from '../words/learn/de';
import en from '../words/learn/en';
import { Lesson, playersOf } from './lesson.svelte';
import { loadLesson } from './lessons';
import { patched, type Stop } from './recording';
import { isDone, isOnTheWay, lacking, type Step } from './steps';

const settled = () => new Promise((done) => setTimeout(done));

interface Loaded {
  readonly steps: readonly Step[];
  readonly stops: readonly Stop<unknown>[];
}

async function begun(game: GameName, at = 0): Promise<Loaded & { lesson: Lesson<unknown> }> {
  const { steps, stops } = await loadLesson(game);
  const lesson = new Lesson(stops, steps, playersOf(en.players), at);
  await settled();
  lesson.look();
  return { steps, stops, lesson };
}

/** Do what the step asks for, and tell the lesson after everything, as its table does. */
async function follow(lesson: Lesson<unknown>): Promise<void> {
  const { step, wanted } = lesson;
  if (step?.asks === 'number') lesson.spotlight.pin({ seat: 0, zone: [], border: [], says: step.id });
  else if (!isOnTheWay(lesson.session.draft, wanted)) await lesson.session.redraft(wanted); // a tile is turned
  else for (const action of lacking(lesson.session.draft, wanted)) await lesson.session.act(action);
  if (step?.asks === 'play') await lesson.session.commit();
  await settled();
  lesson.look();
}

describe('drafts of a lesson', () => {
  it('are done when nothing is missing, in whatever order', () => {
    expect(lacking(['take', 'r'], ['take', 'r', 'r', 'g'])).toEqual(['r', 'g']);
    expect(isOnTheWay(['take', 'g'], ['take', 'r', 'g'])).toBe(true);
    expect(isOnTheWay(['take', 'r', 'r'], ['take', 'r', 'g'])).toBe(false);
    expect(isDone(['take', 'g', 'r'], ['take', 'r', 'g'])).toBe(true);
    expect(isDone(['take', 'g'], ['take', 'r', 'g'])).toBe(false);
  });

  it('change only what a patch names', () => {
    const old = { a: [1, 2], b: { c: null, d: 1 }, e: 0 };
    expect(patched(old, { a: { '1': [3] }, b: { c: [[4]] } })).toEqual({ a: [1, 3], b: { c: [4], d: 1 }, e: 0 });
    expect(old.a).toEqual([1, 2]);
    expect(patched([1], [[1, 2]])).toEqual([1, 2]);
  });
});

describe.each(GAMES)('the lesson of %s', (game) => {
  it('has six to nine steps, each with words in every language', async () => {
    const { steps } = await loadLesson(game);
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(9);
    for (const words of [en, de]) {
      expect(Object.keys(words[game]).sort()).toEqual([...steps.map(({ id }) => id), 'over'].sort());
    }
  });

  it('leads to its end', async () => {
    const { lesson, steps } = await begun(game);
    for (let n = 0; n < 2 * steps.length && !lesson.over; n++) {
      const { at } = lesson;
      await follow(lesson);
      expect(lesson.at).toBeGreaterThan(at);
      expect(lesson.astray).toBe(null);
    }
    expect(lesson.over).toBe(true);
  });

  it('begins at every step as if all before had been done', async () => {
    const { steps, stops } = await loadLesson(game);
    for (const [at, step] of steps.entries()) {
      const { lesson } = await begun(game, at);
      expect(lesson.step?.id).toBe(step.id);
      expect(lesson.session.update.number).toBe(stops.find(({ name }) => name === step.stop)!.number);
      await follow(lesson);
      expect(lesson.at).toBeGreaterThan(at);
    }
  });

  it('has a word for everything else that is legal, and a way back', async () => {
    const { steps } = await loadLesson(game);
    for (const [at, { asks }] of steps.entries()) {
      if (asks === 'number') continue;
      const { lesson } = await begun(game, at);
      const before = lesson.session.draft;
      for (const action of lesson.session.legal) {
        await lesson.session.act(action);
        await settled();
        lesson.look();
        const { draft } = lesson.session;
        expect(draft).toEqual([...before, action]);
        if (lesson.at === at && !isOnTheWay(draft, lesson.wanted)) expect(lesson.marks.length).toBeGreaterThan(0);
        if (lesson.astray) expect(lesson.astray).toBe('other');
        await lesson.session.undo();
        await settled();
        lesson.goTo(at);
      }
    }
  }, 30_000);

  it('does not finish another turn than its own', async () => {
    const { lesson, stops } = await begun(game);
    const stop = stops[0]!;
    const other = Object.entries(stop.drafts).find(
      ([draft, { status }]) => status === 'complete' && !isDone(draft.split('; '), stop.turn!),
    );
    if (!other) return;
    await lesson.session.redraft(other[0].split('; '));
    await lesson.session.commit();
    expect(lesson.astray).toBe('other');
    expect(lesson.session.update.number).toBe(stop.number);
  });
});

it('a draft that is not recorded changes nothing, and gets a word', async () => {
  const { lesson } = await begun('cities2008', 2);
  const { draft } = lesson.session;
  await lesson.session.redraft(['tile 0,1,r0', 'new 0,2', 'nothing like it']);
  expect(lesson.session.draft).toEqual(draft);
  expect(lesson.astray).toBe('later');
});
