/**
 * A table as one viewer sees it, and the turn they are making.
 *
 * The server keeps the draft. Every change sends it as a whole, and what may be done, what the
 * board looks like and what it scores comes back. Nothing of that is worked out here.
 */

import type { Trials } from './trials.svelte';
import type { GameEvent, Preview, RankLine, StandingUpdate, TurnNow, Update } from './wire';

/** The way to the server, or to something that answers like it. */
export interface Line<V> {
  /** Lay these actions as the draft, in place of what was there. */
  draft(turn: number, actions: readonly string[]): Promise<void>;
  /** What this draft would lead to. Changes nothing. */
  preview(turn: number, actions: readonly string[]): Promise<Preview<V>>;
  /** Finish the turn with these actions. */
  play(turn: number, actions: readonly string[]): Promise<void>;
}

/** What is asked for in a crowd, where nobody is sent everything. */
export interface Gathering {
  /** A page of the ranking, from this line on; empty after the last. */
  ranks(start: number): Promise<readonly RankLine[]>;
  /** Another seat's part, as far as I may see it: the game's own. */
  look(at: number): Promise<unknown>;
}

export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly person?: string | null; // whose page there is; null: my own seat, or a bot's
  readonly kind: 'person' | 'bot' | 'open';
  readonly you: boolean;
  readonly here: boolean; // connected now
  readonly gone?: boolean; // a bot plays in their place
}

/** The draft after some of its actions. */
export interface Step<V> {
  readonly view: V;
  readonly legal: readonly string[];
  readonly status: TurnNow['status'];
  /** By action: the change of the own total, against before the turn. Empty: not yet known. */
  readonly gains: ReadonlyMap<string, number>;
}

export type Refused = (error: unknown) => void;

const KEEP_EVENTS = 400;

export class Session<V> {
  players: readonly Player[] = $state.raw([]);
  update: Update<V> = $state.raw(undefined as unknown as Update<V>); // set by the constructor
  events: readonly GameEvent[] = $state.raw([]);
  connected = $state(true); // false: nothing can be finished now
  busy = $state(false); // a change is on its way
  gathering: Gathering | null = null;
  /** Moves tried on a copy while others act: of the table itself, and of the copy. */
  trials: Trials<V> | null = $state.raw(null);

  /** After none, one, two … actions of the draft; null: not yet asked for. */
  readonly steps: readonly (Step<V> | null)[] = $derived.by(() => this.#stepsOf(this.update));

  #line: Line<V>;
  #refused: Refused;
  #known: ReadonlyMap<string, Step<V>> = $state.raw(new Map());
  #asked = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(line: Line<V>, first: Update<V>, players: readonly Player[], refused: Refused) {
    this.#line = line;
    this.#refused = refused;
    this.players = players;
    this.take(first);
  }

  get view(): V {
    return this.update.view;
  }
  get seat(): number | null {
    return this.update.seat;
  }
  get turn(): TurnNow | null {
    return this.update.turn;
  }
  get draft(): readonly string[] {
    return this.turn?.draft ?? [];
  }
  get legal(): readonly string[] {
    return this.turn?.legal ?? [];
  }
  get mine(): boolean {
    return this.turn !== null;
  }
  /** Before the draft: what scores are compared with, and where a first action may be changed. */
  get base(): Step<V> | null {
    return this.steps[0] ?? null;
  }
  get now(): Step<V> | null {
    return this.steps.at(-1) ?? null;
  }
  /** This is a copy: nothing of it is sent. */
  get trying(): boolean {
    return this.trials?.copy === this;
  }
  /** Nothing is missing from the turn. */
  get complete(): boolean {
    return this.turn?.status === 'complete';
  }

  /** What the server tells. */
  take(update: Update<V>): void {
    const before = this.update as Update<V> | undefined;
    if (before?.turn?.number !== update.turn?.number || before?.seat !== update.seat) {
      this.#known = new Map();
      this.#asked.clear();
    }
    this.update = update;
    this.events = [...this.events, ...update.events].slice(-KEEP_EVENTS);
    this.#askForSteps();
  }

  /** In a crowd: others have done something, and I stand elsewhere perhaps. */
  stand({ number, standing }: StandingUpdate): void {
    this.update = { ...this.update, number, view: { ...this.view, standing } };
  }

  // What is drafted is read when a change is sent, not when it is asked for: one before it may still
  // be on its way.

  act(action: string): Promise<void> {
    return this.#change(({ number, draft }) => this.#line.draft(number, [...draft, action]));
  }

  undo(): Promise<void> {
    return this.#change(({ number, draft }) => this.#line.draft(number, draft.slice(0, -1)));
  }

  clear(): Promise<void> {
    return this.redraft([]);
  }

  /** Draft these actions in place of what was drafted, or what becomes of that. */
  redraft(actions: readonly string[] | ((draft: readonly string[]) => readonly string[])): Promise<void> {
    return this.#change(({ number, draft }) =>
      this.#line.draft(number, typeof actions === 'function' ? actions(draft) : actions),
    );
  }

  /**
   * Draft the first action, and as many of the others as are then legal: a piece is moved, and
   * what stood on it comes along if it may.
   */
  follow(first: string, others: readonly string[]): Promise<void> {
    return this.#change(async (turn) => {
      const actions = [first];
      for (const other of others) {
        const step = await this.#look(actions);
        if (!step.legal.includes(other)) break;
        actions.push(other);
      }
      await this.#line.draft(turn.number, actions);
    });
  }

  /** Finish the turn as it is drafted; `more` says what is still to be added to it. */
  commit(more: (turn: TurnNow) => readonly string[] = () => []): Promise<void> {
    return this.#change((turn) => this.#line.play(turn.number, [...turn.draft, ...more(turn)]));
  }

  #change(send: (turn: TurnNow) => Promise<void>): Promise<void> {
    const run = async (): Promise<void> => {
      const turn = this.turn;
      if (!turn) return;
      this.busy = true;
      try {
        await send(turn);
      } catch (error) {
        this.#refused(error);
      } finally {
        this.busy = false;
      }
    };
    const done = this.#queue.then(run);
    this.#queue = done;
    return done;
  }

  #stepsOf({ turn, view }: Update<V>): readonly (Step<V> | null)[] {
    if (!turn) return [];
    return [...turn.draft.keys(), turn.draft.length].map((length) => {
      const known = this.#known.get(keyOf(turn.draft.slice(0, length)));
      if (known || length < turn.draft.length) return known ?? null;
      return { view, legal: turn.legal, status: turn.status, gains: new Map() };
    });
  }

  #askForSteps(): void {
    for (let length = 0; length <= this.draft.length; length++) {
      const actions = this.draft.slice(0, length);
      if (this.#asked.has(keyOf(actions))) continue;
      // A preview that comes too late is refused. It only means that its numbers are not shown.
      this.#look(actions).catch(() => this.#asked.delete(keyOf(actions)));
    }
  }

  async #look(actions: readonly string[]): Promise<Step<V>> {
    const key = keyOf(actions);
    const known = this.#known.get(key);
    if (known) return known;
    this.#asked.add(key);
    const number = this.turn?.number ?? 0;
    const { view, legal, status, change } = await this.#line.preview(number, actions);
    const step: Step<V> = {
      view,
      legal: legal.map(({ action }) => action),
      status,
      gains: new Map(legal.map((one) => [one.action, change + one.change])),
    };
    if (number === this.turn?.number) this.#known = new Map([...this.#known, [key, step]]);
    return step;
  }
}

function keyOf(actions: readonly string[]): string {
  return actions.join('; ');
}
