/** What somebody wishes of a table. */

import { tell } from '$lib/trouble';

/** Whether it was done; if not, a word about it is shown. */
export async function asked(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    tell(error);
    return false;
  }
}
