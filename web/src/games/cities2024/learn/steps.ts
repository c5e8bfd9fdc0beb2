/** The lesson of Cities 2024: a start, the four rows of the draft board, and an achievement. */

import { cell, FINISH, isOnTheWay, lacking, UNDO, type Draft, type Step } from '../../../learn/steps';
import { laidTile } from '../draft';
import { slotKey, spaceKey, spotKey, startKey } from '../keys';
import { parse } from '../notation';

const TURN = '[data-coach="turn"]';
const DISCARD = '[data-coach="discard"]';
/** A phone shows one side at a time. */
const TO_DRAFT = '[data-coach="to draft"]';
const TO_HOOD = '[data-coach="to hood"]';

/** A column or a starting tile is looked at first. */
const unseen = (key: string): string => `${cell(key)}:not([aria-selected="true"])`;
/** The one of several pieces that is laid next. */
const waiting = (thing: string): string => `[data-coach="thing ${thing}"][aria-pressed="false"]:not(:disabled)`;
const inHand = (thing: string): string => `[data-coach="thing ${thing}"][aria-pressed="true"]`;

function marks(draft: Draft, wanted: Draft): readonly string[] {
  const action = parse(lacking(draft, wanted)[0] ?? '');
  if (action === null) return isOnTheWay(draft, wanted) ? [FINISH] : [UNDO];
  switch (action.kind) {
    case 'start':
      if (laidTile(draft)?.number === action.number) return [TURN];
      return [`${cell(startKey(action.number))}[aria-selected="false"]`, cell(spotKey([0, 0])), TO_HOOD];
    case 'take':
      return draft.length > 0 ? [UNDO] : [unseen(slotKey(action.row, action.column)), FINISH, TO_DRAFT];
    case 'tile':
      return String(laidTile(draft)?.at) === String(action.at) ? [TURN] : [cell(spotKey(action.at)), TO_HOOD];
    case 'lay':
      if (!isOnTheWay(draft, wanted)) return [UNDO];
      return [`:root:not(:has(${inHand(action.thing)})) ${waiting(action.thing)}`, cell(spaceKey(action.to)), TO_HOOD];
    case 'discard':
      if (!isOnTheWay(draft, wanted)) return [UNDO];
      return [`:root:not(:has(${inHand(action.thing)})) ${waiting(action.thing)}`, DISCARD];
  }
}

export const steps: readonly Step[] = [
  { id: 'start', stop: 'start', asks: 'play', marks },
  { id: 'tile', stop: 'tile', asks: 'play', marks },
  { id: 'blocks', stop: 'blocks', asks: 'play', marks },
  { id: 'features', stop: 'features', asks: 'play', marks },
  { id: 'card', stop: 'card', asks: 'play', marks },
  { id: 'bag', stop: 'bag', asks: 'play', marks },
  { id: 'claim', stop: 'claim', asks: 'play', marks },
  { id: 'ask', stop: 'over', asks: 'number', marks: () => ['[data-coach="achievements"]'] },
];
