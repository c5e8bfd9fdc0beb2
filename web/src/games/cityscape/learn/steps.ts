/** The lesson of Cityscape: one round, from its goals to their opening. */

import { cell, FINISH, lacking, type Draft, type Step } from '../../../learn/steps';
import { built } from '../draft';
import { parse } from '../notation';
import { keyOf } from '../present';

function marks(draft: Draft, wanted: Draft): readonly string[] {
  const action = parse(lacking(draft, wanted)[0] ?? '');
  if (action?.kind === 'goal') {
    return [`button${cell(keyOf('die', action.die))}[aria-pressed="false"]`, `[data-lift="goal ${action.code}"]`];
  }
  if (action?.kind !== 'build') return [FINISH];
  const block = `[data-lift="block ${action.height}"]`;
  if (built(draft)?.height === action.height) return [cell(keyOf('lot', action.lot))];
  return [`${block}[aria-pressed="false"]`, cell(keyOf('lot', action.lot))];
}

const line = (key: string) => (): readonly string[] => [
  `[data-coach="line ${key}"]`,
  '[data-coach="round 1"]', // to somebody who has left the scored round
];

export const steps: readonly Step[] = [
  { id: 'goal', stop: 'goals', asks: 'draft', marks },
  { id: 'lock', stop: 'goals', asks: 'play', marks },
  { id: 'first', stop: 'first', asks: 'play', marks },
  { id: 'behind', stop: 'behind', asks: 'draft', marks },
  { id: 'line', stop: 'behind', asks: 'number', marks: line('S1') },
  { id: 'build', stop: 'behind', asks: 'play', marks },
  { id: 'last', stop: 'last', asks: 'play', marks },
  { id: 'open', stop: 'scored', asks: 'number', marks: line('S3') },
];
