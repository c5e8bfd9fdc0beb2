/**
 * What the player has in hand and is about to do: which way the tile is turned, how a tourist is to
 * move, which one was picked. It turns taps into drafts; what may be tapped comes from the lists.
 */

import type { Session } from '$lib/live/session.svelte';
import type { Place } from '$lib/live/wire';
import { play } from '$lib/sound';
import * as draft from './draft';
import { follow, type Letters } from './letters';
import { cityAt } from './present';
import type { View } from './view';

export type Stage = 'start' | 'tile' | 'tourist' | 'idle';

export class Hand {
  /** Quarter turns of the tile in hand, before it lies. */
  rotation = $state(0);
  #mode: draft.Mode | null = $state(null);
  #picked: Place | null = $state.raw(null);
  #startTile: number | null = $state(null);
  #watched = $state(0);

  #known: Letters = new Map();
  #session: Session<View>;

  constructor(session: Session<View>) {
    this.#session = session;
  }

  get #view(): View {
    return this.#session.view;
  }
  /** The seat whose city is on the table: a spectator chooses one. */
  get seat(): number {
    return this.#session.seat ?? this.#watched;
  }

  readonly stage: Stage = $derived.by(() => {
    if (!this.#session.mine) return 'idle';
    if (this.#view.turned_up.length > 1) return 'start';
    return this.#session.draft.length === 0 ? 'tile' : 'tourist';
  });

  /** The tile that the next spot takes; null when none is in hand. */
  readonly number: number | null = $derived.by(() => {
    const left = this.#view.to_place;
    if (this.#startTile !== null && left.includes(this.#startTile)) return this.#startTile;
    return left[0] ?? (this.stage === 'tourist' ? (this.#view.turned_up[0] ?? null) : null);
  });

  readonly laid = $derived.by(() => draft.laidTile(this.#session.draft));
  readonly turned: number = $derived.by(() => this.laid?.rotation ?? this.rotation);

  /** The list that the tile in hand is laid from. */
  readonly #tileList: readonly string[] = $derived.by(() =>
    this.stage === 'start' ? this.#session.legal : (this.#session.base?.legal ?? []),
  );
  /** The list that a tourist is sent from, and what its actions would change. */
  readonly #touristStep = $derived.by(() =>
    this.stage === 'tourist' ? (this.#session.steps[1] ?? null) : null,
  );

  readonly spots: readonly draft.SpotChoice[] = $derived.by(() =>
    this.number === null
      ? []
      : draft
          .spots(this.#tileList, this.number, this.turned)
          .filter(({ at }) => String(at) !== String(this.laid?.at)),
  );
  readonly allSpots: readonly Place[] = $derived.by(() => draft.allSpots(this.#tileList));

  readonly modes: ReadonlySet<draft.Mode> = $derived.by(() =>
    draft.modes(this.#touristStep?.legal ?? []),
  );
  readonly drafted = $derived.by(() => draft.drafted(this.#session.draft));
  readonly mode: draft.Mode = $derived.by(() => {
    const wanted = this.#mode ?? this.drafted?.mode;
    if (wanted && this.modes.has(wanted)) return wanted;
    return draft.MODES.find((mode) => this.modes.has(mode)) ?? 'stay';
  });
  readonly picked: Place | null = $derived.by(
    () => this.#picked ?? (this.drafted?.mode === this.mode ? this.drafted.from : null),
  );
  readonly pickable: readonly Place[] = $derived.by(() =>
    draft.movable(this.#touristStep?.legal ?? [], this.mode),
  );
  readonly fields: readonly (draft.FieldChoice & { gain: number | null })[] = $derived.by(() => {
    const step = this.#touristStep;
    if (!step) return [];
    return draft
      .fields(step.legal, this.mode, this.picked)
      .filter(({ to }) => String(to) !== String(this.drafted?.to))
      .map((choice) => ({ ...choice, gain: step.gains.get(choice.action) ?? null }));
  });

  /** The tourists' letters before the turn, and with the draft. They depend on what was before. */
  readonly lettersBefore: Letters = $derived.by(() => {
    const view = this.#session.base?.view ?? (this.#session.mine ? null : this.#view);
    if (view) this.#known = follow(this.#known, cityAt(view, this.seat).tourists);
    return this.#known;
  });
  readonly letters: Letters = $derived.by(() =>
    follow(this.lettersBefore, cityAt(this.#view, this.seat).tourists),
  );

  /** May the turn be finished now? A tourist need not move: `stay` is added then. */
  readonly ready: boolean = $derived.by(
    () => this.#session.complete || (this.stage === 'tourist' && this.#session.legal.includes('stay')),
  );

  watch(seat: number): void {
    this.#watched = seat;
    this.#known = new Map();
  }

  takeUp(number: number): void {
    this.#startTile = number;
  }

  /** Turn the tile in hand; one that lies already turns where it lies, if it may. */
  async turn(by: 1 | -1): Promise<void> {
    play('turn');
    const turned = (this.turned + by + 4) % 4;
    if (!this.laid) {
      this.rotation = turned;
      return;
    }
    const there = draft
      .spots(this.#tileList, 0, turned)
      .find(({ at }) => String(at) === String(this.laid?.at));
    if (there) await this.#lay(there.action);
  }

  setMode(mode: draft.Mode): Promise<void> {
    const [tile] = this.#session.draft;
    this.#mode = mode;
    this.#picked = null;
    if (tile === undefined) return Promise.resolve();
    if (mode === 'stay') return this.#session.redraft([tile, 'stay']);
    if (this.drafted && this.drafted.mode !== mode) return this.#session.redraft([tile]);
    return Promise.resolve();
  }

  /** A spot was chosen. False: there is none. */
  async chooseSpot(at: Place): Promise<boolean> {
    const spot = this.spots.find((one) => String(one.at) === String(at));
    if (!spot) return false;
    if (this.stage === 'start') {
      this.#startTile = null;
      await this.#session.act(spot.action);
      this.rotation = 0;
    } else await this.#lay(spot.action);
    return true;
  }

  /** A field was chosen: as a goal, as the tourist to move, or as a start tile to take back. */
  async chooseField(field: Place): Promise<boolean> {
    const [tile] = this.#session.draft;
    const goal = this.fields.find(({ to }) => String(to) === String(field));
    if (goal && tile !== undefined) {
      await this.#session.redraft([tile, goal.action]);
      this.#picked = null;
      return true;
    }
    if (this.stage === 'start') return this.#takeUpFrom(field);
    return this.#pick(field);
  }

  takeBack(): Promise<void> {
    this.#forget();
    return this.#session.clear();
  }

  undo(): Promise<void> {
    this.#forget();
    return this.#session.undo();
  }

  async finish(): Promise<void> {
    if (!this.ready) return;
    await this.#session.commit(({ status }) => (status === 'complete' ? [] : ['stay']));
    this.#forget();
    this.rotation = 0;
  }

  #forget(): void {
    this.#mode = null;
    this.#picked = null;
    if (this.laid) this.rotation = this.laid.rotation;
  }

  async #lay(action: string): Promise<void> {
    await this.#session.follow(action, draft.moved(this.#session.draft, action));
  }

  /** A tourist that can move is picked; from New, picking one means to jump or to walk. */
  #pick(field: Place): boolean {
    const legal = this.#touristStep?.legal ?? [];
    const canMove = (mode: draft.Mode): boolean =>
      draft.movable(legal, mode).some((one) => String(one) === String(field));
    const mode = [this.mode, 'jump' as const, 'walk' as const].find(canMove);
    if (!mode) return false;
    this.#mode = mode;
    this.#picked = String(this.picked) === String(field) ? null : field;
    return true;
  }

  async #takeUpFrom(field: Place): Promise<boolean> {
    const at = String([Math.floor(field[0] / 2), Math.floor(field[1] / 2)]);
    const n = this.#session.draft.findIndex((text) => draft.placeOf(text) === at);
    if (n < 0) return false;
    await this.#session.redraft(this.#session.draft.slice(0, n));
    return true;
  }
}
