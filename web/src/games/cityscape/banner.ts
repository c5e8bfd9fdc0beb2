/** What there is to do now, in a sentence. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Session } from '$lib/live/session.svelte';
import type { Hand } from './hand.svelte';
import type { Line } from './present';
import type { View } from './view';
import type { Side } from './notation';

/** `lines`: mine with the draft, in order, and `before` without it; none where goals are covered. */
export function bannerText(
  session: Session<View>,
  hand: Hand,
  lines: readonly Line[],
  before: readonly Line[] | null,
  w: Words,
): string {
  const say = w.cityscape.banner;
  if (hand.stage === 'idle') return '';
  if (hand.stage === 'goals') {
    if (session.complete || hand.die === null) return say.goalsDone;
    const side = hand.sides.length > 1 ? w.cityscape.sides[hand.die[0] as Side] : null;
    return say.goals(Number(hand.die.slice(1)), side);
  }
  if (hand.built) {
    const { height, lot } = hand.built;
    const changed = lines.find((line) => line.seen !== before?.find(({ key }) => key === line.key)?.seen);
    return before && changed
      ? say.builtSees(height, lot, changed.line, changed.seen)
      : say.built(height, lot);
  }
  return hand.height === null ? say.take : say.lot(hand.height);
}
