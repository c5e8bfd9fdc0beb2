/** Between the turns of a seat. */

import type { Between } from '../game';
import type { View } from './view';

export const between: Between<View> = {
  /** Hidden while goals are set. Later they are covered, and everybody may look. */
  passing: (now, before) => {
    if (now === null) return 'hidden';
    // All look at a round that was scored, and then the first one sets new goals.
    if (before !== null && before.past.length < now.past.length) return 'later';
    return now.phase === 'goals' ? 'hidden' : 'open';
  },
  tries: ({ phase }) => phase === 'build',
};
