/** Writing a sheet: which lot or die is picked, and what digits and faces do to it. */

import { announce } from '$lib/announce.svelte';
import { Cursor } from '$lib/board/cursor.svelte';
import { lang } from '$lib/i18n/index.svelte';
import type { Place } from '$lib/live/wire';
import type { Desk } from '../../../scorer/desk.svelte';
import { lotName, lotNumber, type Side } from '../notation';
import { goalName, turnedSide } from '../present';
import * as sheet from './paper';

const FIRST = sheet.lotKey([0, 0]);

export class Entry {
  readonly cursor = new Cursor();
  /** Seen from above, or from this side. */
  fromAbove = $state(true);
  looking: Side = $state('S');

  #desk: Desk<sheet.Paper, sheet.CityscapeSheet>;
  #round = $state(0);
  #seat = $state(0);
  #going: string | null = null; // the lot whose height is being typed

  constructor(desk: Desk<sheet.Paper, sheet.CityscapeSheet>) {
    this.#desk = desk;
    this.cursor.key = FIRST;
  }

  readonly names = $derived.by(() => this.#desk.now.names);
  readonly seats: readonly (readonly Side[])[] = $derived.by(() => sheet.sidesOf(this.names.length));
  readonly seat = $derived.by(() => Math.min(this.#seat, this.names.length - 1));
  /** From 0. */
  readonly number = $derived.by(() => Math.min(this.#round, this.#desk.now.rounds.length - 1));
  readonly round: sheet.RoundPaper = $derived.by(() => this.#desk.now.rounds[this.number]!);
  readonly picked: sheet.Key = $derived.by(() => sheet.parseKey(this.cursor.key) ?? { kind: 'lot', place: [0, 0] });

  ownerOf(side: Side): number {
    return this.seats.findIndex((sides) => sides.includes(side));
  }

  // Going about

  pick(key: string): void {
    const focused = document.activeElement?.getAttribute('role') === 'gridcell';
    this.cursor.key = key;
    this.#going = null;
    const { picked } = this;
    if (picked.kind === 'die') [this.looking, this.#seat] = [picked.side, this.ownerOf(picked.side)];
    // Whoever walks by keyboard walks on from there.
    if (focused) document.querySelector<SVGElement>(`[data-cell="${key}"]`)?.focus();
  }

  next(): void {
    const order = sheet.order(this.names.length);
    this.pick(order[(order.indexOf(sheet.keyOf(this.picked)) + 1) % order.length]!);
  }

  pickSeat(seat: number): void {
    this.#seat = seat;
    this.pick(sheet.dieKey(this.seats[seat]![0]!, 1));
  }

  pickRound(number: number): void {
    this.#round = number;
  }

  begin(): void {
    [this.#round, this.#seat] = [0, 0];
    this.pick(FIRST);
  }

  /** Turn the city clockwise, or back; seen from above it is seen from a side then. */
  turn(by: 1 | -1): void {
    [this.looking, this.fromAbove] = [turnedSide(this.looking, by), false];
    if (this.picked.kind !== 'die') return;
    this.pick(this.ownerOf(this.looking) < 0 ? FIRST : sheet.dieKey(this.looking, this.picked.line));
  }

  // Writing

  #write(round: sheet.RoundPaper): void {
    const { now } = this.#desk;
    this.#desk.change({ ...now, rounds: now.rounds.map((one, n) => (n === this.number ? round : one)) });
  }

  #setHeight(place: Place, height: number): void {
    this.#write(sheet.withHeight(this.round, place, height));
    const w = lang.w.cityscape;
    announce(height > 0 ? w.lot(lotName(place), height) : w.vacant(lotName(place)));
  }

  get height(): number {
    return this.picked.kind === 'lot' ? this.round.heights[lotNumber(this.picked.place)]! : 0;
  }

  get code(): number {
    return this.picked.kind === 'die' ? sheet.dieOf(this.round, this.picked.side, this.picked.line) : 0;
  }

  type(digit: number): void {
    if (this.picked.kind !== 'lot') return;
    const key = sheet.keyOf(this.picked);
    this.#setHeight(this.picked.place, sheet.typed(this.height, digit, this.#going === key));
    this.#going = key;
  }

  add(by: 1 | -1): void {
    if (this.picked.kind !== 'lot') return;
    this.#going = null;
    this.#setHeight(this.picked.place, Math.min(sheet.HIGHEST, Math.max(0, this.height + by)));
  }

  /** And on to the next die of the same player that is open. */
  setGoal(code: number): void {
    if (this.picked.kind !== 'die') return;
    const { side, line } = this.picked;
    this.#write(sheet.withGoal(this.round, side, line, code));
    const w = lang.w.cityscape;
    announce(`${w.lineOf(line, w.sides[side])}, ${goalName(code, w)}`);
    if (code === 0) return;
    const mine = sheet.diceOf(this.seats[this.ownerOf(side)]!);
    const open = mine.find((die) => sheet.dieOf(this.round, die.side, die.line) === 0);
    if (open) this.pick(sheet.keyOf(open));
  }

  wipe(): void {
    if (this.picked.kind === 'lot') this.#setHeight(this.picked.place, 0);
    else this.setGoal(0);
    this.#going = null;
  }

  rename(seat: number, name: string): void {
    this.#desk.change({ ...this.#desk.now, names: this.names.map((was, n) => (n === seat ? name : was)) });
  }

  readonly addSeat: (() => void) | null = $derived.by(() => {
    if (this.names.length === sheet.MOST_SEATS) return null;
    return () => this.#reseat([...this.names.keys(), null], this.names.length);
  });
  readonly removeSeat: ((gone: number) => void) | null = $derived.by(() => {
    if (this.names.length === sheet.LEAST_SEATS) return null;
    return (gone) => this.#reseat([...this.names.keys()].filter((seat) => seat !== gone), 0);
  });

  #reseat(seats: readonly (number | null)[], seat: number): void {
    this.#desk.change(sheet.reseated(this.#desk.now, seats));
    this.#seat = seat;
    if (this.picked.kind === 'die') this.pick(FIRST); // its side may have gone
  }

  addRound(): void {
    const { now } = this.#desk;
    this.#desk.change({ ...now, rounds: [...now.rounds, sheet.NO_ROUND] });
    this.#round = now.rounds.length;
    this.pick(FIRST);
  }

  removeRound(): void {
    const { now } = this.#desk;
    this.#desk.change({ ...now, rounds: now.rounds.filter((_, n) => n !== this.number) });
  }
}
