/** What is dragged over the table, and what comes of it where it is let go. */

import { dragging } from '$lib/board/dragging';
import type { Said } from '$lib/board/gesture';
import type { Hand } from './hand.svelte';
import { parseKey } from './keys';
import type { Content, Slot } from './slots';

export class Carry {
  /** The cell under the pointer or the cursor. */
  at: string | null = $state(null);
  /** The picture that follows the pointer. */
  element: HTMLElement | null = $state.raw(null);
  #source: string | null = $state(null);
  #taking: Promise<boolean> | null = null; // a drag from the draft board takes first
  #hand: Hand;
  #slots: () => readonly Slot[];
  #choose: (cell: string) => Promise<boolean>;

  constructor(hand: Hand, slots: () => readonly Slot[], choose: (cell: string) => Promise<boolean>) {
    this.#hand = hand;
    this.#slots = slots;
    this.#choose = choose;
  }

  readonly listen = dragging({ said: (what) => this.#said(what), ghost: () => this.element });

  /** What is in the air, and how it is turned. */
  readonly content: { content: Content; turns: number } | null = $derived.by(() => {
    const [source, hand] = [this.#source, this.#hand];
    if (source === null) return null;
    const tile = hand.tile && (source === 'tile' || source.startsWith('space ') || source.startsWith('start '));
    if (tile) return { content: { kind: 'tile', tile: hand.tile! }, turns: hand.turned };
    const piece = pieceOf(source);
    const things = piece === null ? [] : [hand.tray[piece]?.thing ?? ''].filter(Boolean);
    if (things.length > 0) return { content: { kind: 'things', things, hidden: 0 }, turns: 0 };
    const slot = this.#slotOf(source);
    return slot ? { content: slot.content, turns: 0 } : null;
  });

  /** The pointer or the cursor is over this cell; what is in the air tells for itself. */
  enter(cell: string | null): void {
    if (this.#source === null) this.at = cell;
  }

  #slotOf(source: string): Slot | null {
    return this.#slots().find(({ key }) => key === source) ?? null;
  }

  #said(what: Said): Promise<boolean> | void {
    if (what.kind === 'lift') this.#lift(what.source);
    else if (what.kind === 'over') this.at = what.cell;
    else {
      this.#source = null;
      this.at = null;
      return this.#drop(what.source, what.kind === 'drop' ? what.cell : null);
    }
  }

  #lift(source: string): void {
    const hand = this.#hand;
    this.#source = source;
    this.#taking = null;
    const slot = this.#slotOf(source);
    const piece = pieceOf(source);
    if (piece !== null) hand.pick(piece);
    // A face-down thing asks first: it is only looked at.
    else if (slot?.content.kind === 'things' && slot.content.hidden > 0) void (hand.looked === source || hand.chooseSlot(source));
    else if (slot) this.#taking = hand.take(source);
  }

  async #drop(source: string, cell: string | null): Promise<boolean> {
    const took = await this.#taking;
    this.#taking = null;
    const key = cell === null ? null : parseKey(cell);
    if (key?.kind === 'spot') return this.#choose(cell!);
    // A tile may be let go over any quarter of where it lies already.
    if (key?.kind === 'space') return this.#hand.spaces.length === 0 || this.#choose(cell!);
    if (took && (cell === 'tray' || cell === 'hood')) return true; // it is in hand
    // Let go over the draft board or nowhere: it goes back.
    if (took && source.startsWith('slot ')) await this.#hand.undo();
    return false;
  }
}

/** Which piece of the tray. */
function pieceOf(source: string): number | null {
  const found = /^thing (\d+)$/.exec(source);
  return found && Number(found[1]);
}
