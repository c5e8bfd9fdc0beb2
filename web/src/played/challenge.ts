/** Making a link by which others play what I have played. */

import { api, ApiError } from '$lib/api';
import { lang } from '$lib/i18n/index.svelte';
import { go } from '$lib/router.svelte';
import { toasts } from '$lib/toast.svelte';

/** Make the link, and go where it can be handed on. */
export async function challengeFriend(table: string, seat: number): Promise<void> {
  try {
    const { code } = await api.makeChallenge(table, seat);
    go(`/c/${code}`);
  } catch (error) {
    refused(error);
  }
}

/** Begin a try, or go on with it. */
export async function begin(table: Promise<{ readonly code: string }>): Promise<void> {
  try {
    go(`/t/${(await table).code}`);
  } catch (error) {
    refused(error);
  }
}

/** Say that the server would not, or cannot be reached. */
export function refused(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  toasts.show(error.kind === 'offline' ? lang.w.errors.offline : lang.w.errors.refused, { bad: true });
}
