/** The REST interface. */

import type { ErrorKind, Me, NewTable, Proposal, RecordAudience, Refusal, Routes, TableAudience } from './generated';

export type * from './generated';

/** What the server refused, or that it could not be reached: kind `offline`. */
export class ApiError extends Error {
  constructor(
    readonly kind: ErrorKind | 'offline',
    message: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

export function apiError({ kind, message, facts }: Refusal['error'], status = 0): ApiError {
  return new ApiError(kind, message, facts, status);
}

type Route = keyof Routes;
type At<R extends Route> = Routes[R] extends { readonly at: infer A } ? A : Record<string, never>;
type Takes<R extends Route> = Routes[R] extends { readonly takes: infer T } ? [body: T] : [];

/** One request. What `at` names stands in the address, the rest of it is asked for by name. */
async function call<R extends Route>(route: R, at: At<R>, ...[body]: Takes<R>): Promise<Routes[R]['gives']> {
  const [method = '', form = ''] = route.split(' ');
  const rest = new URLSearchParams();
  let path = form;
  for (const [name, value] of Object.entries(at as Readonly<Record<string, unknown>>)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined && value !== null) rest.set(name, String(value));
  }
  if (rest.size > 0) path += `?${rest}`;
  const asked: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { ...asked.headers, 'content-type': 'application/json' };
  }
  const answer = await fetch(`/api${path}`, asked).catch(() => {
    throw new ApiError('offline', 'the server cannot be reached');
  });
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : undefined) as Routes[R]['gives'];
  throw refusalOf(text, answer);
}

/** What was refused; a proxy may have answered instead of the server. */
function refusalOf(text: string, answer: Response): ApiError {
  try {
    return apiError((JSON.parse(text) as Refusal).error, answer.status);
  } catch {
    return new ApiError('offline', answer.statusText);
  }
}

let known: Promise<Me> | null = null;

/** Who I am; whoever is nobody yet becomes a guest. */
export function me(): Promise<Me> {
  known ??= call('POST /me/guest', {}).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function rename(name: string): Promise<Me> {
  await me();
  known = call('PATCH /me', {}, { name });
  return known;
}

/** Whoever I am from now on. */
function becomes(somebody: Promise<Me>): Promise<Me> {
  return somebody.then((found) => {
    known = Promise.resolve(found);
    return found;
  });
}

export const account = {
  make: (name: string, password: string) => becomes(call('POST /me/account', {}, { name, password })),
  signIn: (name: string, password: string) => becomes(call('POST /me/sign-in', {}, { name, password })),
  setPassword: (old: string, password: string) => becomes(call('PUT /me/password', {}, { old, password })),
  signOut: () => call('POST /me/sign-out', {}).then(forget),
  signOutEverywhere: () => call('POST /me/sign-out-everywhere', {}).then(forget),
  delete: (password?: string) => call('DELETE /me', {}, password === undefined ? {} : { password }).then(forget),
  everything: '/api/me/export',
  tokens: () => call('GET /me/tokens', {}),
  makeToken: (label: string) => call('POST /me/tokens', {}, { label }),
  revoke: (token: string) => call('DELETE /me/tokens/{token}', { token }),
} as const;

function forget(): void {
  known = null;
}

/** Other people. */
export const people = {
  show: (person: string) => call('GET /people/{person}', { person }),
  statistics: (person: string) => call('GET /people/{person}/statistics', { person }),
  matches: (person: string, which: Which, before?: string) =>
    call('GET /people/{person}/matches', { person, which, ...(before === undefined ? {} : { before }) }),
  report: (person: string, reason: string) => call('POST /people/{person}/report', { person }, { reason }),
  blocked: () => call('GET /me/blocks', {}),
  block: (person: string) => call('PUT /me/blocks/{person}', { person }),
  unblock: (person: string) => call('DELETE /me/blocks/{person}', { person }),
} as const;

type Which = 'running' | 'finished';

export const api = {
  games: () => call('GET /games', {}),
  table: (code: string) => call('GET /tables/{code}', { code }),
  make: (table: NewTable) => call('POST /tables', {}, table),
  join: (code: string, seat?: number) =>
    call('POST /tables/{code}/seats', { code }, seat === undefined ? {} : { seat }),
  /** Those that everybody may find. */
  listed: () => call('GET /tables', {}),
  /** The open table with this room word. */
  called: (word: string) => call('GET /tables/called/{word}', { word }),
  leave: (code: string) => call('POST /tables/{code}/leave', { code }),
  /** What a move would bring on a copy, while others act. */
  try: (code: string, seat: number, actions: readonly string[]) =>
    call('POST /tables/{code}/seats/{seat}/try', { code, seat }, { actions }),
  /** My matches, a page at a time: `before` is the code of the last one that is known. */
  matches: (which: Which, game?: string, before?: string) =>
    call('GET /me/matches', { which, game: game ?? null, ...(before === undefined ? {} : { before }) }),
  statistics: () => call('GET /me/statistics', {}),
  setAudience: (code: string, audience: TableAudience['audience']) =>
    call('PUT /tables/{code}/audience', { code }, { audience }),
  back: (code: string) => call('POST /tables/{code}/back', { code }),
  resign: (code: string, seat: number) => call('POST /tables/{code}/seats/{seat}/resign', { code, seat }),
  /** Propose something, agree to it, or (null) say no. */
  wish: (code: string, wish: Proposal['wish']) => call('PUT /tables/{code}/wish', { code }, { wish }),
  resume: (code: string) => call('POST /tables/{code}/resume', { code }),
  rematch: (code: string) => call('POST /tables/{code}/rematch', { code }),
  free: (code: string, seat: number) => call('DELETE /tables/{code}/seats/{seat}', { code, seat }),
  seatBot: (code: string, seat: number, bot: string) =>
    call('PUT /tables/{code}/seats/{seat}/bot', { code, seat }, { bot }),
  notices: () => call('GET /me/notices', {}),
  setNotices: (url: string) => call('PUT /me/notices', {}, { url }),
  dropNotices: () => call('DELETE /me/notices', {}),
  testNotices: () => call('POST /me/notices/test', {}),
  /** Where I am to act: codes of tables, and seats. */
  turns: () => call('GET /me/turns', {}),
  replay: (code: string) => call('GET /replays/{code}', { code }),
  /** A question about a real table. */
  answer: (game: string, question: Readonly<Record<string, unknown>>) =>
    call('POST /games/{game}/answer', { game }, question),
  tiles: () => call('GET /games/cities2008/tiles', {}),
  /** Cards and cities of the house, or of the text of a set file. */
  set: (text: string | null) =>
    text === null ? call('GET /games/cities2024/set', {}) : call('POST /games/cities2024/set', {}, { text }),
  record: (code: string) => `/api/tables/${encodeURIComponent(code)}/record`,
  /** Records that I brought along. */
  records: () => call('GET /records', {}),
  keep: (record: string) => call('POST /records', {}, { record }),
  setRecordAudience: (code: string, audience: RecordAudience['audience']) =>
    call('PATCH /records/{code}', { code }, { audience }),
  drop: (code: string) => call('DELETE /records/{code}', { code }),
  keptRecord: (code: string) => `/api/records/${encodeURIComponent(code)}`,
  /** Playing with the same dice as others. */
  days: (day?: string) => call('GET /daily', day === undefined ? {} : { day }),
  daily: (game: string, day: string) => call('GET /daily/{game}', { game, day }),
  playDaily: (game: string) => call('POST /daily/{game}/tries', { game }),
  makeChallenge: (code: string, seat: number) =>
    call('POST /tables/{code}/seats/{seat}/challenge', { code, seat }),
  challenge: (code: string) => call('GET /challenges/{code}', { code }),
  playChallenge: (code: string) => call('POST /challenges/{code}/tries', { code }),
  rivals: (code: string, seat: number) => call('GET /tables/{code}/seats/{seat}/rivals', { code, seat }),
} as const;
