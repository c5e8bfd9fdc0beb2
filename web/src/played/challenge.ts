/** Making a link by which others play what I have played. */

import { api } from '$lib/api';
import { go } from '$lib/router.svelte';
import { tell } from '$lib/trouble';

/** Make the link, and go where it can be handed on. */
export async function challengeFriend(table: string, seat: number): Promise<void> {
  try {
    const { code } = await api.makeChallenge(table, seat);
    go(`/c/${code}`);
  } catch (error) {
    tell(error);
  }
}

/** Begin a try, or go on with it. */
export async function begin(table: Promise<{ readonly code: string }>): Promise<void> {
  try {
    go(`/t/${(await table).code}`);
  } catch (error) {
    tell(error);
  }
}
