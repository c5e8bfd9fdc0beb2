import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '.';

const answers = (body: string, status = 200) => {
  const fetch = vi.fn(async (_url: string, _asked: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('the way to the server', () => {
  it('asks at the address of the thing', async () => {
    const fetch = answers('{"seat":1}');
    await api.join('a/b', 1);
    const [url, asked] = fetch.mock.calls[0]!;
    expect(url).toBe('/api/tables/a%2Fb/seats');
    expect(asked.method).toBe('POST');
    expect(asked.body).toBe('{"seat":1}');
  });

  it('hands on what the server refuses', async () => {
    answers('{"error":{"kind":"not-found","message":"no","facts":{"what":"table"}}}', 404);
    const error = await api.table('x').catch((one: unknown) => one);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'not-found', status: 404, facts: { what: 'table' } });
  });

  it('takes the answer of a proxy for a server that cannot be reached', async () => {
    answers('<h1>Bad gateway</h1>', 502);
    await expect(api.games()).rejects.toMatchObject({ kind: 'offline' });
  });
});
