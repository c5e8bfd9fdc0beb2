/** What there is to do now, in a sentence. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Session } from '$lib/live/session.svelte';
import type { Hand } from './hand.svelte';
import type { Line } from './present';
import type { View } from './view';
import type { Side } from './notation';

/** The line that sees something else than before; if there are several, the one with most points at stake. */
function changedMost(lines: readonly Line[], before: readonly Line[]): Line | null {
  let [found, most] = [null as Line | null, -1];
  for (const line of lines) {
    const was = before.find(({ key }) => key === line.key);
    const stake = Math.abs(line.points - (was?.points ?? 0));
    if (line.seen !== was?.seen && stake > most) [found, most] = [line, stake];
  }
  return found;
}

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
    const changed = before && changedMost(lines, before);
    if (!changed) return say.built(height, lot);
    const side = hand.sides.length > 1 ? w.cityscape.sides[changed.side] : null;
    return say.builtSees(height, lot, side, changed.line, changed.seen);
  }
  return hand.height === null ? say.take : say.lot(hand.height);
}
