/**
 * Which blocks a building is made of. Positions tell heights alone; the blocks are remembered from
 * what was seen to happen. Where that is not known in full, a building is one plain block.
 */

import type { GameEvent } from '$lib/live/wire';
import { lotName, parse } from './notation';

export type Stacks = ReadonlyMap<string, readonly number[]>; // by lot, from the ground up

/** One after each other, the last is the round that is running or was the last of the match. */
export function stacksOfRounds(events: readonly GameEvent[]): readonly Stacks[] {
  const rounds: Map<string, number[]>[] = [new Map()];
  for (const event of events) {
    if (event.kind === 'round-begins') rounds.push(new Map());
    if (event.kind !== 'built') continue;
    const [text] = event.actions;
    const action = text === undefined ? null : parse(text);
    if (action?.kind !== 'build') continue;
    const round = rounds.at(-1)!;
    round.set(action.lot, [...(round.get(action.lot) ?? []), action.height]);
  }
  return rounds;
}

export function blocksOf(
  stacks: Stacks,
  place: readonly [number, number],
  height: number,
  fresh: number | null = null,
): readonly number[] {
  if (height === 0) return [];
  const known = stacks.get(lotName(place)) ?? [];
  const blocks = fresh === null ? known : [...known, fresh];
  if (blocks.reduce((sum, block) => sum + block, 0) === height) return blocks;
  return fresh === null || fresh >= height ? [height] : [height - fresh, fresh];
}
