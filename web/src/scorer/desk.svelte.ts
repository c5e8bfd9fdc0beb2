/**
 * A score sheet in work: what stands on it, all steps back, what the server makes of it. It is kept
 * in this browser at every step, and its address always says all of it.
 */

import { api, ApiError, me } from '$lib/api';
import type { GameName } from '$games/game';
import { BadLink, readLink, writeLink, type LinkFault, type Pairs } from './link';

/** How a game writes its sheets down. */
export interface Form<D> {
  readonly game: GameName;
  readonly blank: D;
  readonly write: (doc: D) => Pairs;
  /** BadLink. */
  readonly read: (pairs: Pairs) => D;
  readonly question: (doc: D) => Readonly<Record<string, unknown>>;
}

const PAUSE_MS = 250; // after a step, before the server is asked
const MOST_STEPS = 60;

export class Desk<D, A> {
  now: D = $state.raw() as D;
  past: readonly D[] = $state.raw([]);
  /** The last answer, and the sheet that it is about. */
  answer: A | null = $state.raw(null);
  about: D | null = $state.raw(null);
  trouble: ApiError | null = $state.raw(null);
  /** The address brought a sheet that lies over one's own, or one that cannot be read. */
  came: 'link' | LinkFault | null = $state(null);

  #form: Form<D>;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(form: Form<D>) {
    this.#form = form;
    const kept = recall<D>(this.#key);
    this.now = kept?.now ?? form.blank;
    this.past = kept?.past ?? [];
    this.#open();
  }

  /** Listens to addresses that are opened here, and looks at what there is now. */
  run(): () => void {
    const opened = (): void => {
      this.#open();
      this.#settle(0);
    };
    addEventListener('hashchange', opened);
    this.#settle(0);
    return () => {
      removeEventListener('hashchange', opened);
      clearTimeout(this.#timer);
      this.#asked++;
    };
  }

  get path(): string {
    const hash = this.isBlank ? '' : `#${this.#link(this.now)}`;
    return `/score/${this.#form.game}${hash}`;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  change(next: D): void {
    if (this.#link(next) === this.#link(this.now) && JSON.stringify(next) === JSON.stringify(this.now)) return;
    this.#put(next, [...this.past.slice(1 - MOST_STEPS), this.now]);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before !== undefined) this.#put(before, this.past.slice(0, -1));
  }

  startOver(): void {
    this.change(this.#form.blank);
  }

  again(): void {
    this.#settle(0);
  }

  #put(now: D, past: readonly D[]): void {
    this.now = now;
    this.past = past;
    this.came = null;
    keep(this.#key, { now, past });
    this.#settle(PAUSE_MS);
  }

  get #key(): string {
    return `tripolis.score.${this.#form.game}`;
  }

  get isBlank(): boolean {
    return this.#link(this.now) === this.#link(this.#form.blank);
  }

  #link(doc: D): string {
    return writeLink(this.#form.write(doc));
  }

  /** What the address says comes on top of what was there, so that undo leads back to it. */
  #open(): void {
    if (location.hash.length < 2) return;
    try {
      const brought = this.#form.read(readLink(location.hash));
      if (this.#link(brought) === this.#link(this.now)) return;
      const over = !this.isBlank;
      this.#put(brought, over ? [...this.past.slice(1 - MOST_STEPS), this.now] : this.past);
      this.came = over ? 'link' : null;
    } catch (error) {
      if (!(error instanceof BadLink)) throw error;
      this.came = error.fault;
    }
  }

  #settle(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.came || this.came === 'link') history.replaceState(history.state, '', this.path);
      void this.#ask();
    }, pause);
  }

  async #ask(): Promise<void> {
    const doc = this.now;
    const asked = ++this.#asked;
    try {
      await me();
      const answer = (await api.answer(this.#form.game, this.#form.question(doc))) as A;
      if (asked !== this.#asked) return;
      [this.answer, this.about, this.trouble] = [answer, doc, null];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (asked === this.#asked) this.trouble = error;
    }
  }
}

interface Kept<D> {
  readonly now: D;
  readonly past: readonly D[];
}

const KEPT_AS = 1; // raised when sheets are kept in another form

function recall<D>(key: string): Kept<D> | null {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? 'null') as (Kept<D> & { as: number }) | null;
    return found?.as === KEPT_AS ? found : null;
  } catch {
    return null; // forbidden, or not ours
  }
}

function keep<D>(key: string, kept: Kept<D>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ as: KEPT_AS, ...kept }));
  } catch {
    // full or forbidden: then the sheet lasts as long as the page, and its address
  }
}
