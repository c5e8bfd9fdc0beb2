/** Between the turns of a seat. */

import type { Between } from '../game';
import type { View } from './view';

export const between: Between<View> = {
  // Whoever has not finished the round must not see what the others have done in it.
  passing: () => 'hidden',
  // All act at once, and the next tile is hidden: there is nothing to try.
  tries: () => false,
};
