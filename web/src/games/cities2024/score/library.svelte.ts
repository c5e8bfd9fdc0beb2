/** Where cards and cities are chosen from: the set of the house, and one from a file of one's own. */

import { api, ApiError, type CardInfo, type SetInfo } from '$lib/api';
import type { CardPaper } from './paper';

const KEPT = 'tripolis.score.cities2024.set'; // the text of the file

export class Library {
  house: SetInfo | null = $state.raw(null);
  own: SetInfo | null = $state.raw(null);
  /** Why the file was not read. */
  trouble: ApiError | null = $state.raw(null);

  async load(): Promise<void> {
    try {
      this.house = await api.set(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // then cards are written by hand
    }
    const kept = recall();
    if (kept) await this.read(kept);
  }

  /** The text of a set file. */
  async read(text: string): Promise<void> {
    const clean = text.replaceAll('\r\n', '\n');
    try {
      this.own = await api.set(clean);
      this.trouble = null;
      keep(clean);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error;
    }
  }

  forget(): void {
    [this.own, this.trouble] = [null, null];
    keep(null);
  }

  /** What is known of a card; null while the set of the house is not here. */
  infoOf(card: CardPaper): CardInfo | null {
    if (card.kind === 'own') return card;
    if (card.kind === 'counted') return null;
    return this.house?.cards.find(({ name }) => name === card.name) ?? null;
  }
}

export function sameCard(one: CardPaper, other: CardPaper): boolean {
  if (one.kind !== other.kind || one.name !== other.name) return false;
  return one.kind !== 'own' || (other.kind === 'own' && one.requirement === other.requirement && one.points === other.points);
}

function recall(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // forbidden
  }
}

function keep(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, text);
  } catch {
    // full or forbidden: then the file is read again
  }
}
