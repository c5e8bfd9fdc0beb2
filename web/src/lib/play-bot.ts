/** One click from nothing to a running game against the best bot that there is. */

import { api, me } from '$lib/api';
import { go } from '$lib/router.svelte';
import { tell } from '$lib/trouble';
import type { GameName } from '$games/game';

export async function playBot(game: GameName): Promise<void> {
  try {
    await me();
    const bots = (await api.games()).find(({ name }) => name === game)!.bots;
    const bot = { kind: 'bot' as const, bot: bots.at(-1)! };
    const table = await api.make({ game, seats: [{ kind: 'me' }, bot] });
    go(`/t/${table.code}`);
  } catch (error) {
    tell(error);
  }
}
