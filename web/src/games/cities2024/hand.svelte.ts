/**
 * What the player is about to do: which column they look at, which way the tile is turned, which
 * piece of the tray comes next. It turns taps into drafts; what may be tapped comes from the lists.
 */

import type { Session } from '$lib/live/session.svelte';
import { totalOf, type Place } from '$lib/live/wire';
import { play } from '$lib/sound';
import * as draft from './draft';
import { slotKey, startKey } from './keys';
import type { TileView, View } from './view';

export type Stage = 'idle' | 'start' | 'take' | 'reveal' | 'tile' | 'things' | 'done';

export interface Piece {
  readonly thing: string;
  /** Where it was laid, `null` if it went out of the game, `undefined` while it is in hand. */
  readonly to: Place | null | undefined;
}

export class Hand {
  /** Quarter turns of the tile in hand, before it lies. */
  rotation = $state(0);
  /** The question that comes before a turn ends with things left in hand. */
  asking = $state(false);
  #looked: string | null = $state(null); // a slot of the draft
  #piece: number | null = $state(null); // in the tray
  #session: Session<View>;

  constructor(session: Session<View>) {
    this.#session = session;
  }

  get #view(): View {
    return this.#session.view;
  }
  /** The seat whose neighbourhood is on the table. */
  get seat(): number {
    return this.#session.seat ?? 0;
  }

  readonly stage: Stage = $derived.by(() => {
    const { mine, turn, legal } = this.#session;
    if (!mine) return 'idle';
    if (turn?.status === 'reveals') return 'reveal';
    if (this.#startStep.length > 0) return 'start';
    if (draft.takes(legal).length > 0) return 'take';
    if (this.#tileList.length > 0) return 'tile';
    return this.tray.length > 0 ? 'things' : 'done';
  });

  // The draft board

  /** A take that is drafted alone may still become another. */
  readonly #exchanges: boolean = $derived.by(
    () => this.#session.draft.length === 1 && draft.taken(this.#session.draft) !== null,
  );
  readonly #takes: readonly draft.Take[] = $derived.by(() => {
    const now = draft.takes(this.#session.legal);
    if (now.length > 0 || !this.#exchanges) return now;
    const mine = this.#session.draft[0];
    return draft.takes(this.#session.base?.legal ?? []).filter(({ action }) => action !== mine);
  });
  readonly #startStep: readonly number[] = $derived.by(() => draft.startNumbers(this.#tileList));

  /** What can be chosen on the draft board, with what it would change; by the key of its slot. */
  readonly offers: ReadonlyMap<string, number | null> = $derived.by(() => {
    const gains = this.#session.base?.gains;
    const offers = new Map<string, number | null>();
    for (const { row, column, action } of this.#takes) offers.set(slotKey(row, column), gains?.get(action) ?? null);
    for (const number of this.#startStep) offers.set(startKey(number), null);
    return offers;
  });
  readonly taken = $derived.by(() => draft.taken(this.#session.draft));
  /** The slot that is looked at before it is taken. */
  readonly looked: string | null = $derived.by(() =>
    this.#looked !== null && this.offers.has(this.#looked) ? this.#looked : null,
  );

  /** A slot was chosen: first it is looked at, chosen again it is taken. False: it is not on offer. */
  async chooseSlot(key: string): Promise<boolean> {
    if (!this.offers.has(key)) return false;
    if (this.looked === key) return this.take(key);
    this.#looked = key;
    return true;
  }

  leave(): void {
    this.#looked = null;
  }

  async take(key: string): Promise<boolean> {
    const found = this.#takes.find(({ row, column }) => slotKey(row, column) === key);
    if (!found) {
      if (!this.offers.has(key)) return false;
      this.#looked = key; // a starting tile: it is in hand now
      return true;
    }
    this.#forget();
    const replaces = !draft.takes(this.#session.legal).length;
    await (replaces ? this.#session.redraft([found.action]) : this.#session.act(found.action));
    return true;
  }

  // A tile

  readonly laid: draft.Laid | null = $derived.by(() => draft.laidTile(this.#session.draft));
  /** The list that the tile in hand is laid from. */
  readonly #tileList: readonly string[] = $derived.by(() => {
    const step = this.#session.steps[this.laid?.index ?? this.#session.draft.length];
    return draft.allSpots(step?.legal ?? []).length > 0 ? step!.legal : [];
  });
  readonly #gains: ReadonlyMap<string, number> = $derived.by(
    () => this.#session.steps[this.laid?.index ?? this.#session.draft.length]?.gains ?? new Map(),
  );

  /** The starting tile that the next spot takes. */
  readonly number: number | null = $derived.by(() => {
    const looked = this.#startStep.find((number) => startKey(number) === this.#looked);
    return looked ?? this.laid?.number ?? this.#startStep[0] ?? null;
  });
  /** The tile in hand, laid already or not. */
  readonly tile: TileView | null = $derived.by(() => {
    const { index } = this.laid ?? { index: this.#session.draft.length };
    const view = this.#session.steps[index]?.view ?? this.#view;
    if (this.number !== null) return view.starts.find(({ number }) => number === this.number) ?? null;
    return this.#tileList.length > 0 ? view.tile : null;
  });
  readonly turned: number = $derived.by(() => (this.#lies ? this.laid!.rotation : this.rotation));
  /** The tile in hand is the one that lies. */
  readonly #lies: boolean = $derived.by(
    () => this.laid !== null && (this.laid.number === null || this.laid.number === this.number),
  );
  readonly spots: readonly (draft.SpotChoice & { gain: number | null })[] = $derived.by(() =>
    draft
      .spots(this.#tileList, this.number, this.turned)
      .filter(({ at }) => !this.#lies || String(at) !== String(this.laid?.at))
      .map((spot) => ({ ...spot, gain: this.#gains.get(spot.action) ?? null })),
  );
  readonly allSpots: readonly Place[] = $derived.by(() => draft.allSpots(this.#tileList));

  async chooseSpot(at: Place): Promise<boolean> {
    const spot = this.spots.find((one) => String(one.at) === String(at));
    if (!spot) return false;
    this.rotation = this.turned;
    await this.#layTile(spot.action);
    return true;
  }

  /** Turn the tile in hand; one that lies already turns where it lies, if it may. */
  async turn(by: 1 | -1): Promise<void> {
    play('turn');
    const turned = (this.turned + by + 4) % 4;
    this.rotation = turned;
    if (!this.#lies) return;
    const there = draft
      .spots(this.#tileList, this.number, turned)
      .find(({ at }) => String(at) === String(this.laid?.at));
    if (there) await this.#layTile(there.action);
  }

  #layTile(action: string): Promise<void> {
    return this.#session.redraft([...this.#session.draft.slice(0, this.laid?.index), action]);
  }

  // Features and pieces

  /** All that was in hand this turn: what was laid first, then what is left. */
  readonly tray: readonly Piece[] = $derived.by(() => [
    ...draft.used(this.#session.draft),
    ...(this.#session.mine && this.#session.turn?.status !== 'reveals' ? this.#view.things : []).map(
      (thing): Piece => ({ thing, to: undefined }),
    ),
  ]);
  readonly left: number = $derived.by(() => this.tray.filter(({ to }) => to === undefined).length);
  readonly #usable: ReadonlySet<string> = $derived.by(() => draft.things(this.#session.legal));
  /** Which piece of the tray comes next. */
  readonly piece: number | null = $derived.by(() => {
    const usable = (n: number | null): boolean => {
      const piece = n === null ? undefined : this.tray[n];
      return piece?.to === undefined && piece !== undefined && this.#usable.has(piece.thing);
    };
    if (usable(this.#piece)) return this.#piece;
    const first = this.tray.findIndex((_, n) => usable(n));
    return first < 0 ? null : first;
  });
  readonly thing: string | null = $derived.by(() =>
    this.piece === null ? null : this.tray[this.piece]!.thing,
  );
  /** What the draft has changed so far: a pill says what one more step would add. */
  readonly #change: number = $derived.by(() => {
    const base = this.#session.base?.view;
    const total = (view: View): number => totalOf(view.scores.seats[this.seat]);
    return base ? total(this.#view) - total(base) : 0;
  });
  readonly spaces: readonly (draft.SpaceChoice & { gain: number | null })[] = $derived.by(() => {
    if (this.thing === null) return [];
    const gains = this.#session.now?.gains;
    return draft.spaces(this.#session.legal, this.thing).map((choice) => {
      const gain = gains?.get(choice.action);
      return { ...choice, gain: gain === undefined ? null : gain - this.#change };
    });
  });
  readonly canDiscard: boolean = $derived.by(
    () => this.thing !== null && draft.discard(this.#session.legal, this.thing) !== null,
  );

  pick(piece: number): void {
    this.#piece = piece;
    this.asking = false;
  }

  async chooseSpace(to: Place): Promise<boolean> {
    const space = this.spaces.find((one) => String(one.to) === String(to));
    if (!space) return false;
    await this.#use(space.action);
    return true;
  }

  async discard(): Promise<boolean> {
    const action = this.thing === null ? null : draft.discard(this.#session.legal, this.thing);
    if (action === null) return false;
    await this.#use(action);
    return true;
  }

  async #use(action: string): Promise<void> {
    this.#piece = null;
    this.asking = false;
    await this.#session.act(action);
  }

  // The end of a turn

  readonly ready: boolean = $derived.by(
    () => this.#session.complete || this.#session.turn?.status === 'reveals',
  );
  /** How many things the end of the turn would remove from the game. */
  readonly closing: number = $derived.by(() => this.#session.turn?.closing.length ?? 0);

  undo(): Promise<void> {
    this.#forget();
    return this.#session.undo();
  }

  takeBack(): Promise<void> {
    this.#forget();
    return this.#session.clear();
  }

  /** False: a question is asked first. */
  async finish(): Promise<boolean> {
    if (!this.ready) return true;
    if (this.#session.complete && this.closing > 0 && !this.asking && !this.#session.trying) {
      this.asking = true;
      return false;
    }
    await this.#session.commit();
    this.#forget();
    return true;
  }

  #forget(): void {
    this.#looked = null;
    this.#piece = null;
    this.asking = false;
  }
}
