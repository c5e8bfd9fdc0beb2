/** What somebody goes on with: where others wait for them comes first. */

import { api, ApiError, me, type PlayedMatch, type WaitingTurn } from '$lib/api';
import { expect, expected } from '$lib/expected';

const MOST = 3; // that are shown, unless others wait for me at more of them
const MOST_TURNS = 9;

export class Running {
  #matches: readonly PlayedMatch[] = $state.raw([]);
  #turns: ReadonlyMap<string, WaitingTurn> = $state.raw(new Map());
  /** How many cards there will be: their place is kept, so that nothing jumps when they come. */
  cards = $state(Math.min(expected('running'), MOST_TURNS));
  readonly shown = $derived.by(() => this.#matches.slice(0, this.cards));
  readonly turns = $derived.by(() => this.#turns.size);

  turnAt({ table }: PlayedMatch): WaitingTurn | undefined {
    return this.#turns.get(table.code);
  }

  async look(): Promise<void> {
    try {
      const { id } = await me();
      const [page, mine] = await Promise.all([api.matches('running'), api.turns()]);
      this.#turns = new Map(mine.map((turn) => [turn.table, turn]));
      const going = page.matches.filter((match) => goesOn(match, id));
      this.#matches = going.sort((one, other) => this.#rank(one) - this.#rank(other));
      this.cards = Math.min(going.length, Math.max(MOST, Math.min(this.turns, MOST_TURNS)));
      expect('running', this.cards);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // nothing to continue is no news
    }
  }

  #rank(match: PlayedMatch): number {
    if (this.turnAt(match)) return 0;
    return invited(match) ? 1 : 2;
  }
}

function goesOn({ table }: PlayedMatch, me: string): boolean {
  return table.status === 'open' || table.seats.some((seat) => seat.person === me && seat.gone !== 'resigned');
}

/** I am at the table without a seat, because one is kept for me. */
export function invited({ table, mine }: PlayedMatch): boolean {
  return mine.length === 0 && table.seats.some((seat) => seat.kept_for !== null);
}
