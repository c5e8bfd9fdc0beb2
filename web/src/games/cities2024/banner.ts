/** What there is to do now, in a sentence. */

import type { Words } from '$lib/i18n/index.svelte';
import type { Session } from '$lib/live/session.svelte';
import type { Hand } from './hand.svelte';
import type { View } from './view';

export function bannerText(session: Session<View>, hand: Hand, words: Words): string {
  const w = words.cities2024;
  const say = w.banner;
  if (hand.asking) return w.askEnd(hand.closing);
  switch (hand.stage) {
    case 'idle':
      return '';
    case 'start':
      return hand.laid ? say.startDone : say.start;
    case 'take':
      return hand.looked ? say.look : say.take;
    case 'reveal':
      return hand.taken ? w.reveal[hand.taken.row] : w.turnUp;
    case 'tile':
      return hand.laid ? say.tileDone : say.tile;
    case 'things': {
      if (hand.thing === null) return say.done;
      const name = w.things[hand.thing] ?? hand.thing;
      return hand.spaces.length > 0 ? say.thing(name, hand.spaces.length) : say.thingNone(name);
    }
    case 'done': {
      const card = session.view.players[hand.seat]?.cards.at(-1);
      return hand.taken?.row === 'cards' && card ? say.card(card.name) : say.done;
    }
  }
}
