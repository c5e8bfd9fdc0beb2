/** What there is to do now, in a sentence. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Session } from '$lib/live/session.svelte';
import type { Hand } from './hand.svelte';
import type { View } from './view';

export function bannerText(session: Session<View>, hand: Hand, w: Words): string {
  const say = w.cities2008.banner;
  switch (hand.stage) {
    case 'idle':
      return '';
    case 'start':
      return session.complete ? say.startDone : say.start;
    case 'tile':
      return say.tile(hand.number ?? 0);
    case 'tourist':
      return touristText(hand, say);
  }
}

function touristText(hand: Hand, say: Words['cities2008']['banner']): string {
  const done = hand.drafted;
  if (done && done.mode === hand.mode) {
    if (done.mode === 'stay') return say.stays;
    const letter = hand.letters.get(String(done.to)) ?? '';
    return done.mode === 'walk' ? say.walked(letter) : say.placed(letter, hand.number ?? 0);
  }
  if (hand.mode === 'stay') return say.stays;
  if (hand.mode === 'new') return say.tourist;
  if (hand.picked) return say.target(hand.lettersBefore.get(String(hand.picked)) ?? '');
  return hand.mode === 'jump' ? say.pickJump : say.pickWalk;
}
