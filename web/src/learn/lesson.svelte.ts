/**
 * A lesson: a table that is played step by step. It watches what is drafted and asked at the table,
 * goes on when a step is done, and has a word for what leads elsewhere.
 */

import { Refusal } from '$lib/board/refusal.svelte';
import { Spotlight } from '$lib/board/spotlight.svelte';
import { Session, type Line, type Player } from '$lib/live/session.svelte';
import { LEARNER, NotRecorded, previewOf, updateOf, type Stop } from './recording';
import { isDone, isOnTheWay, type Step } from './steps';

/** Why a step is not done yet: something else was drafted, or tried and not carried out. */
export type Astray = 'other' | 'later';

export class Lesson<V> {
  readonly spotlight = new Spotlight();
  readonly refusal = new Refusal();

  session: Session<V> = $state.raw(undefined as unknown as Session<V>); // set by `goTo`
  at = $state(0);
  astray: Astray | null = $state(null);

  #stops: readonly Stop<V>[];
  #steps: readonly Step[];
  #players: readonly Player[];
  #stop: Stop<V> = $state.raw(undefined as unknown as Stop<V>); // set by `goTo`

  constructor(stops: readonly Stop<V>[], steps: readonly Step[], players: readonly Player[], at: number) {
    this.#stops = stops;
    this.#steps = steps;
    this.#players = players;
    this.goTo(Math.max(0, Math.min(at, steps.length)));
  }

  /** Null when the lesson is over. */
  readonly step: Step | null = $derived.by(() => this.#steps[this.at] ?? null);

  get count(): number {
    return this.#steps.length;
  }
  get over(): boolean {
    return this.step === null;
  }

  /** What the step wants to see drafted. */
  readonly wanted: readonly string[] = $derived.by(() => this.#wantedBy(this.step));

  /** What it would change, for its words. */
  readonly gain: number = $derived.by(() => {
    const { drafts } = this.#stop;
    return drafts[this.wanted.join('; ')]?.change ?? 0;
  });

  readonly marks: readonly string[] = $derived.by(
    () => this.step?.marks(this.session.draft, this.wanted) ?? [],
  );

  goTo(at: number): void {
    const stop = this.#stopOf(this.#steps[at] ?? null);
    const done = this.#steps.slice(0, at).findLast((step) => step.asks === 'draft' && step.stop === stop.name);
    const upTo = this.#stops.slice(0, this.#stops.indexOf(stop) + 1);
    const events = upTo.filter(({ match }) => match === stop.match).flatMap((one) => one.events);
    const update = updateOf(stop, done ? this.#wantedBy(done) : stop.kept, events);
    this.#stop = stop;
    this.at = at;
    this.#begin();
    const players = this.#players.slice(0, stop.seats);
    this.session = new Session(this.#line(), update, players, (error) => this.#refused(error));
  }

  /** Has the step been done? To be called whenever something happened at the table. */
  look(): void {
    while (this.step && this.#isDone(this.step)) this.#next();
    const draft = this.session.draft;
    this.astray = this.step && !this.#isNear(this.step, draft) ? 'other' : null;
  }

  #next(): void {
    this.at++;
    this.astray = null;
    if (this.step?.asks === 'number') this.spotlight.clear(); // else what was asked stays lit
  }

  /** At another stop nothing of the one before is left. */
  #begin(): void {
    this.astray = null;
    this.refusal.clear();
    this.spotlight.clear();
  }

  #isDone(step: Step): boolean {
    if (step.asks === 'number') return this.spotlight.pinned !== null;
    if (step.asks === 'play') return false; // see `play`
    return (step.fits ?? isDone)(this.session.draft, this.wanted);
  }

  #isNear(step: Step, draft: readonly string[]): boolean {
    const ways = [this.wanted, this.#stop.turn ?? [], this.#stop.kept];
    return ways.some((way) => isOnTheWay(draft, way)) || (step.near?.(draft, this.wanted) ?? false);
  }

  #wantedBy(step: Step | null): readonly string[] {
    const stop = this.#stopOf(step);
    return (step && stop.goals[step.id]) ?? stop.turn ?? [];
  }

  #stopOf(step: Step | null): Stop<V> {
    return this.#stops.find(({ name }) => name === step?.stop) ?? this.#stops.at(-1)!;
  }

  #line(): Line<V> {
    return {
      preview: async (_, actions) => previewOf(this.#stop, actions),
      draft: async (_, actions) => this.session.take(updateOf(this.#stop, actions, [])),
      play: async (_, actions) => this.#play(actions),
    };
  }

  #play(actions: readonly string[]): void {
    if (!isDone(actions, this.#stop.turn ?? [])) {
      this.astray = 'other';
      return;
    }
    const stop = this.#stops[this.#stops.indexOf(this.#stop) + 1]!;
    const there = this.#steps.findIndex((step) => step.stop === stop.name);
    if (stop.match !== this.#stop.match) {
      this.goTo(there);
      return;
    }
    this.#stop = stop;
    this.at = there;
    this.#begin();
    this.session.take(updateOf(stop, stop.kept, stop.events));
  }

  #refused(error: unknown): void {
    if (!(error instanceof NotRecorded)) throw error;
    this.astray = 'later';
  }
}

/** Who sits at the table of a lesson. */
export function playersOf(names: readonly string[]): Player[] {
  return names.map((name, seat) => ({ seat, name, kind: 'person', you: seat === LEARNER, here: true }));
}
