/** The REST interface. */

import type { CardInfo, GameInfo, Me, NewTable, Replay, SeatInfo, TableInfo } from './types';

export type * from './types';

/** What the server refused, or that it could not be reached: kind `offline`. */
export class ApiError extends Error {
  constructor(
    readonly kind: string,
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

interface Refusal {
  readonly kind: string;
  readonly message: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

export function apiError(refusal: Refusal, status = 0): ApiError {
  return new ApiError(refusal.kind, refusal.message, refusal.facts ?? {}, status);
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, asked).catch(() => {
    throw new ApiError('offline', 'the server cannot be reached');
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as T;
  throw apiError(refusalOf(text, answer), answer.status);
}

function refusalOf(text: string, answer: Response): Refusal {
  try {
    return (JSON.parse(text) as { error: Refusal }).error;
  } catch {
    return { kind: 'offline', message: answer.statusText }; // a proxy, not the server, has answered
  }
}

let known: Promise<Me> | null = null;

/** Who I am; whoever is nobody yet becomes a guest. */
export function me(): Promise<Me> {
  known ??= call<Me>('POST', '/me/guest').catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function rename(name: string): Promise<Me> {
  await me();
  known = call<Me>('PATCH', '/me', { name });
  return known;
}

const path = encodeURIComponent;

export const api = {
  games: () => call<GameInfo[]>('GET', '/games'),
  table: (code: string) => call<TableInfo>('GET', `/tables/${path(code)}`),
  make: (table: NewTable) => call<TableInfo>('POST', '/tables', table),
  join: (code: string, seat?: number) =>
    call<SeatInfo>('POST', `/tables/${path(code)}/seats`, seat === undefined ? {} : { seat }),
  leave: (code: string) => call<TableInfo>('POST', `/tables/${path(code)}/leave`),
  mine: () => call<TableInfo[]>('GET', '/me/tables'),
  /** Where I am to act: codes of tables, and seats. */
  turns: () => call<[string, number][]>('GET', '/me/turns'),
  replay: (code: string) => call<Replay>('GET', `/replays/${path(code)}`),
  /** The steps of a record; nothing of it is kept. */
  tell: (record: string) => call<Replay>('POST', '/replays', { record }),
  /** A question about a real table. */
  answer: <T>(game: string, question: object) => call<T>('POST', `/games/${path(game)}/answer`, question),
  cards: () => call<CardInfo[]>('GET', '/games/cities2024/cards'),
  record: (code: string) => `/api/tables/${path(code)}/record`,
} as const;
