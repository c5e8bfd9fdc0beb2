/** One device: hidden while goals are set. Later they are covered, and everybody may look. */

import type { Passing } from '../game';
import type { View } from './view';

export function passing(now: View | null, before: View | null): Passing {
  if (now === null) return 'hidden';
  // All look at a round that was scored, and then the first one sets new goals.
  if (before !== null && before.past.length < now.past.length) return 'later';
  return now.phase === 'goals' ? 'hidden' : 'open';
}
