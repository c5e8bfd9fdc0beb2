/**
 * What the player has in hand and is about to do: which die they are setting, which block they took,
 * from which side they look. It turns taps into drafts; what may be tapped comes from the lists.
 */

import type { Session } from '$lib/live/session.svelte';
import { play } from '$lib/sound';
import * as draft from './draft';
import { turnedSide } from './present';
import type { View } from './view';
import type { Side } from './notation';

export type Stage = 'goals' | 'build' | 'idle';

export class Hand {
  #height: number | null = $state(null);
  #die: string | null = $state(null);
  /** Dice whose goals are on their way: a fast hand is at the next one already. */
  #sent: ReadonlySet<string> = $state.raw(new Set());
  #looking: Side | null = $state(null);
  #tab: Side | null = $state(null);
  #session: Session<View>;

  constructor(session: Session<View>) {
    this.#session = session;
  }

  get #view(): View {
    return this.#session.view;
  }

  readonly stage: Stage = $derived.by(() => {
    if (!this.#session.mine || this.#view.phase === 'over') return 'idle';
    return this.#view.phase;
  });

  /** The sides of my seat; none for a spectator. */
  readonly sides: readonly Side[] = $derived.by(() => {
    const seat = this.#session.seat;
    return seat === null ? [] : ([...(this.#view.sides[seat] ?? '')] as Side[]);
  });

  // Goals

  readonly #first: readonly string[] = $derived.by(() => this.#session.base?.legal ?? []);
  readonly #unset: readonly string[] = $derived.by(() =>
    [...draft.diceOf(this.#session.legal)].filter((die) => !this.#sent.has(die)),
  );

  /** The die that a face is chosen for. */
  readonly die: string | null = $derived.by(() => {
    if (this.stage !== 'goals') return null;
    if (this.#die !== null) return this.#die;
    const here = this.#looking;
    const next = this.#unset.find((die) => here !== null && die.startsWith(here)) ?? this.#unset[0];
    return next ?? [...draft.diceOf(this.#session.draft)].at(-1) ?? null;
  });
  /** What that die may be set to; one that is set already may be set to what it could be at first. */
  readonly codes: readonly draft.CodeChoice[] = $derived.by(() => this.#codesOf(this.die));

  #codesOf(die: string | null): readonly draft.CodeChoice[] {
    const open = draft.codes(this.#session.legal, die);
    return open.length > 0 || this.stage !== 'goals' ? open : draft.codes(this.#first, die);
  }

  pickDie(die: string): boolean {
    if (this.#codesOf(die).length === 0) return false;
    this.#die = die;
    this.look(die[0] as Side);
    return true;
  }

  /** False: the list does not offer it. */
  async setGoal(code: number, die = this.die): Promise<boolean> {
    const choice = this.#codesOf(die).find((one) => one.code === code);
    if (!choice || die === null) return false;
    this.#sent = new Set([...this.#sent, die]);
    this.#die = null; // on to the next that is open
    await this.#session.redraft((now) => draft.withGoal(now, choice.action));
    this.#sent = new Set([...this.#sent].filter((one) => one !== die));
    if (this.#looking && !this.#unset.some((open) => open.startsWith(this.#looking!))) this.#looking = null;
    return true;
  }

  // Blocks

  readonly built = $derived.by(() => draft.built(this.#session.draft));
  /** The list that blocks are taken from: one that is put down already may still be another. */
  readonly #blocks: readonly string[] = $derived.by(() =>
    this.stage !== 'build' ? [] : this.built ? this.#first : this.#session.legal,
  );
  readonly heights: ReadonlySet<number> = $derived.by(() => draft.heights(this.#blocks));
  readonly height: number | null = $derived.by(() => {
    const height = this.built?.height ?? this.#height;
    return height !== null && this.heights.has(height) ? height : null;
  });
  readonly lots: readonly (draft.LotChoice & { gain: number | null })[] = $derived.by(() =>
    draft
      .lots(this.#blocks, this.height)
      .filter(({ lot }) => lot !== this.built?.lot)
      .map((choice) => ({ ...choice, gain: this.#session.base?.gains.get(choice.action) ?? null })),
  );

  /** Take a block of another height; one that is put down is replaced where it stands. */
  async takeUp(height: number): Promise<boolean> {
    if (!this.heights.has(height)) return false;
    const there = this.built && draft.lots(this.#blocks, height).find(({ lot }) => lot === this.built?.lot);
    this.#height = height;
    if (there) await this.#session.redraft([there.action]);
    else if (this.built) await this.#session.clear();
    return true;
  }

  async chooseLot(lot: string): Promise<boolean> {
    const choice = this.lots.find((one) => one.lot === lot);
    if (!choice) return false;
    await this.#session.redraft([choice.action]);
    return true;
  }

  // The view

  /** The side that the city is seen from. */
  readonly looking: Side = $derived.by(
    () => this.#looking ?? ((this.die?.[0] as Side | undefined) || this.#tab || this.sides[0] || 'S'),
  );
  /** The side of mine whose lines are shown. */
  readonly tab: Side = $derived.by(() => {
    if (this.sides.length === 0 || this.sides.includes(this.looking)) return this.looking;
    return this.#tab ?? this.sides[0]!;
  });

  look(side: Side): void {
    if (this.sides.includes(side)) this.#tab = side;
    this.#looking = side;
    if (this.#die && !this.#die.startsWith(side) && this.sides.includes(side)) this.#die = null;
  }

  /** Turn the board clockwise: what is at the right comes near. */
  turn(by: 1 | -1): void {
    play('turn');
    this.look(turnedSide(this.looking, by));
  }

  // The turn

  readonly ready: boolean = $derived.by(() => this.#session.complete);

  takeBack(): Promise<void> {
    this.#forget();
    return this.#session.clear();
  }

  undo(): Promise<void> {
    const height = this.built?.height ?? null;
    if (this.#session.draft.length === 0) this.#forget();
    else this.#height = height; // the block is in hand again
    this.#die = null;
    return this.#session.undo();
  }

  async finish(): Promise<void> {
    if (!this.ready) return;
    await this.#session.commit();
    this.#forget();
    this.#looking = null;
  }

  #forget(): void {
    this.#height = null;
    this.#die = null;
  }
}
