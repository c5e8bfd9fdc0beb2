/**
 * The one WebSocket of a page. It comes back by itself after a break, and then asks for what was
 * missed at every table that is watched.
 */

import { ApiError, apiError, type Command, type HereMessage, type Refusal, type TableInfo, type TableMessage } from '$lib/api';
import type { Gathering, Line } from './session.svelte';
import type { Preview, RankLine, StandingUpdate, Update } from './wire';

export interface Watcher {
  readonly table: (table: TableInfo) => void;
  readonly update: (update: Update<unknown>) => void;
  readonly standing: (update: StandingUpdate) => void;
  /** Of those who sit there, whose seats are connected. */
  readonly here: (seats: readonly number[]) => void;
  readonly refused: (error: ApiError) => void;
}

interface Watched {
  readonly table: string;
  readonly seat: number | null;
  readonly watcher: Watcher;
  since: number | null;
}

interface Waiting {
  readonly done: (answer: never) => void;
  readonly failed: (error: ApiError) => void;
}

type Message =
  | TableMessage
  | HereMessage
  | ({ readonly type: 'update'; readonly table: string } & Update<unknown>)
  | ({ readonly type: 'standing'; readonly table: string } & StandingUpdate)
  | { readonly type?: undefined; readonly re: number | null; readonly ok?: never; readonly error?: Refusal['error'] };

const PAUSES_MS = [250, 500, 1000, 2000, 4000, 8000];
const ALIVE_MS = 20_000; // a silent line is asked whether it still stands

export class Connection {
  /** False from the moment that the line breaks until it stands again. */
  open = $state(true);

  #socket: WebSocket | null = null;
  #next = 1;
  #failures = 0;
  #waiting = new Map<number, Waiting>();
  #watched = new Set<Watched>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // A socket may take minutes to find out by itself; the browser knows at once.
    globalThis.addEventListener?.('offline', () => this.#socket?.close());
    globalThis.addEventListener?.('online', () => {
      if (this.#socket || this.#watched.size === 0) return;
      clearTimeout(this.#timer);
      this.#connect();
    });
  }

  /** Watch a table as one of my seats, or as a spectator. Call what is returned to stop. */
  watch(table: string, seat: number | null, watcher: Watcher): () => void {
    const watched: Watched = { table, seat, watcher, since: null };
    this.#watched.add(watched);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ask(watched);
    else this.#connect();
    return () => {
      this.#watched.delete(watched);
      this.#send({ do: 'unwatch', table, seat }).catch(() => undefined);
      if (this.#watched.size === 0) this.#close();
    };
  }

  line(table: string, seat: number): Line<unknown> {
    return {
      draft: async (turn, actions) => {
        await this.#send({ do: 'draft', table, seat, turn, actions });
      },
      preview: (turn, actions) =>
        this.#send<Preview<unknown>>({ do: 'preview', table, seat, turn, actions }),
      play: async (turn, actions) => {
        await this.#send({ do: 'play', table, seat, turn, actions, key: crypto.randomUUID() });
      },
    };
  }

  gathering(table: string, seat: number | null): Gathering {
    return {
      ranks: (start) => this.#send<readonly RankLine[]>({ do: 'ranks', table, seat, start }),
      look: async (at) => (await this.#send<{ part: unknown }>({ do: 'look', table, seat, at })).part,
    };
  }

  #connect(): void {
    if (this.#socket) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.open = true;
      for (const watched of this.#watched) this.#ask(watched);
      this.#stayAlive();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      // One frame may carry several messages.
      for (const message of [JSON.parse(event.data) as Message | Message[]].flat()) this.#take(message);
      this.#stayAlive();
    };
    socket.onclose = () => this.#lost();
  }

  #close(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.open = true;
  }

  #lost(): void {
    clearTimeout(this.#timer);
    this.#socket = null;
    this.open = false;
    for (const { failed } of this.#waiting.values()) failed(new ApiError('offline', 'the line broke'));
    this.#waiting.clear();
    if (this.#watched.size === 0) return;
    const pause = PAUSES_MS[Math.min(this.#failures++, PAUSES_MS.length - 1)]!;
    this.#timer = setTimeout(() => this.#connect(), pause);
  }

  #stayAlive(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#socket?.close(), ALIVE_MS);
      this.#send({ do: 'ping' }).catch(() => undefined);
    }, ALIVE_MS);
  }

  #ask(watched: Watched): void {
    const { table, seat, since } = watched;
    this.#send({ do: 'watch', table, seat, since: since ?? 0 }).catch((error: unknown) => {
      if (error instanceof ApiError && error.kind !== 'offline') watched.watcher.refused(error);
    });
  }

  #take(message: Message): void {
    if (message.type === 'table') {
      for (const { table, watcher } of this.#watched) {
        if (table === message.table.code) watcher.table(message.table);
      }
    } else if (message.type === 'here') {
      for (const { table, watcher } of this.#watched) {
        if (table === message.table) watcher.here(message.seats);
      }
    } else if (message.type === 'update' || message.type === 'standing') {
      for (const watched of this.#watched) {
        if (watched.table !== message.table || watched.seat !== message.seat) continue;
        watched.since = message.number;
        if (message.type === 'update') watched.watcher.update(message);
        else watched.watcher.standing(message);
      }
    } else if (message.re !== null) {
      const waiting = this.#waiting.get(message.re);
      this.#waiting.delete(message.re);
      if (message.error) waiting?.failed(apiError(message.error));
      else waiting?.done(message.ok as never);
    }
  }

  #send<T>(command: Command): Promise<T> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new ApiError('offline', 'the line is broken'));
    }
    const id = this.#next++;
    return new Promise<T>((done, failed) => {
      this.#waiting.set(id, { done, failed });
      socket.send(JSON.stringify({ ...command, id }));
    });
  }
}

export const connection = new Connection();
