/** One click from nothing to a running game against the best bot that there is. */

import { api, ApiError, me } from '$lib/api';
import { lang } from '$lib/i18n/index.svelte';
import { go } from '$lib/router.svelte';
import { toasts } from '$lib/toast.svelte';
import type { GameName } from '$games/game';

export async function playBot(game: GameName): Promise<void> {
  try {
    await me();
    const bots = (await api.games()).find(({ name }) => name === game)!.bots;
    const bot = { kind: 'bot' as const, bot: bots.at(-1)! };
    const table = await api.make({ game, seats: [{ kind: 'me' }, bot] });
    go(`/t/${table.code}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toasts.show(error.kind === 'offline' ? lang.w.errors.offline : lang.w.errors.refused, { bad: true });
  }
}
