/** The lesson of Cities 2008: the last tile of a start, a first round, the end of a last one. */

import { cell, FINISH, isOnTheWay, lacking, UNDO, type Draft, type Step } from '../../../learn/steps';
import { placeOf } from '../draft';
import { parse } from '../notation';
import { keyOf } from '../present';

const TURN = '[data-coach="turn"]';
const NOT_JUMPING = '[data-coach="jump"][aria-pressed="false"]';

/** The tile lies where it should, turned as it may be. */
function lies(draft: Draft, wanted: Draft): boolean {
  return draft[0] !== undefined && placeOf(draft[0]) === placeOf(wanted[0]!);
}

function marks(draft: Draft, wanted: Draft): readonly string[] {
  const action = parse(lacking(draft, wanted)[0] ?? '');
  switch (action?.kind) {
    case undefined:
      return [FINISH];
    case 'lay':
      return isOnTheWay(draft, wanted) ? [cell(keyOf('spot', action.at))] : [UNDO];
    case 'tile':
      return [lies(draft, wanted) ? TURN : cell(keyOf('spot', action.at))];
    case 'jump':
      return [NOT_JUMPING, `${cell(keyOf('field', action.to))}.legal`, cell(keyOf('field', action.from))];
    case 'new':
      return [cell(keyOf('field', action.to))];
    default:
      return [];
  }
}

export const steps: readonly Step[] = [
  { id: 'lay', stop: 'start', asks: 'draft', marks },
  { id: 'begin', stop: 'start', asks: 'play', marks },
  { id: 'tile', stop: 'round', asks: 'draft', fits: lies, marks },
  { id: 'turn', stop: 'round', asks: 'draft', near: lies, marks },
  { id: 'tourist', stop: 'round', asks: 'draft', marks },
  { id: 'finish', stop: 'round', asks: 'play', marks },
  { id: 'jump', stop: 'last', asks: 'draft', marks },
  { id: 'last', stop: 'last', asks: 'play', marks },
  { id: 'ask', stop: 'over', asks: 'number', marks: () => ['[data-coach="score"]'] },
];
