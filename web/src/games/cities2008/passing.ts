/** One device: whoever has not finished the round must not see what the others have done in it. */

import type { Passing } from '../game';

export function passing(): Passing {
  return 'hidden';
}
