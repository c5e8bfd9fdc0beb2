/** A replay in the order of its steps: which round each belongs to, and where rounds begin. */

import type { Replay } from '$lib/api';

interface HasRound {
  readonly round: number;
}

/** The round that each step was played in; the first step is before everything: null. */
export function roundsOf(replay: Pick<Replay, 'steps'>): readonly (number | null)[] {
  return replay.steps.map((_, n) => (n === 0 ? null : (replay.steps[n - 1]!.view as HasRound).round));
}

/** The steps with which a round begins, and the first and the last of all. */
export function stopsOf(rounds: readonly (number | null)[]): number[] {
  const begins = rounds.flatMap((round, n) => (n === 0 || round !== rounds[n - 1] ? [n] : []));
  return [...new Set([...begins, rounds.length - 1])];
}
