/** The lessons of the games; each is loaded when it begins. */

import type { GameName } from '$games/game';
import type { Stop } from './recording';
import type { Step } from './steps';

type Stops = readonly Stop<unknown>[];

interface Loader {
  readonly steps: () => Promise<{ readonly steps: readonly Step[] }>;
  readonly stops: () => Promise<{ readonly default: unknown }>;
}

export const LESSONS: Readonly<Record<GameName, Loader>> = {
  cities2008: {
    steps: () => import('$games/cities2008/learn/steps'),
    stops: () => import('$games/cities2008/learn/recorded.json'),
  },
  cityscape: {
    steps: () => import('$games/cityscape/learn/steps'),
    stops: () => import('$games/cityscape/learn/recorded.json'),
  },
  cities2024: {
    steps: () => import('$games/cities2024/learn/steps'),
    stops: () => import('$games/cities2024/learn/recorded.json'),
  },
};

export async function loadLesson(game: GameName): Promise<{ steps: readonly Step[]; stops: Stops }> {
  const [{ steps }, { default: stops }] = await Promise.all([LESSONS[game].steps(), LESSONS[game].stops()]);
  // tools/lessons.py made them for this game; a test compares.
  return { steps, stops: stops as Stops };
}
