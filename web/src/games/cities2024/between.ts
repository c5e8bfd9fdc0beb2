/** Between the turns of a seat. */

import type { Between } from '../game';
import type { View } from './view';

export const between: Between<View> = {
  // Everything lies open, so it needs no hiding.
  passing: () => 'open',
  tries: ({ round, rounds }) => round <= rounds,
};
