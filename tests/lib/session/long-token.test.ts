import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import { SECRETS, SITE } from '../bff/gateway-harness';

const customer = { id: 7, name: 'Ana' };
/** As hard to compress as a real token. */
const randomToken = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

/** A backend that gives any token, a gateway in front of it, and a browser's cookies. */
function createShop() {
  const backend = vi.fn<typeof fetch>();
  const gateway = createGateway({
    ...SECRETS,
    apiUrl: 'http://backend.test',
    siteOrigin: SITE,
    endpoints,
    fetch: backend,
  });
  const jar = new Map<string, string>();
  let handle = '';

  async function call(method: string, path: string, body?: object) {
    const response = await gateway(
      new Request(`${SITE}/api${path}`, {
        method,
        headers: {
          'content-type': JSON_API_TYPE,
          'sec-fetch-site': 'same-origin',
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          authorization: `Bearer ${handle}`,
        },
        body: body && JSON.stringify(body),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie.length).toBeLessThanOrEqual(4096);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function logIn(token: string) {
    backend.mockResolvedValueOnce(Response.json({ token, customer }));
    const response = await call('POST', '/eshop/login', { remember: true });
    if (response.ok) handle = (await response.json()).meta.access_token;
    return response.status;
  }

  async function readSentToken() {
    backend.mockResolvedValueOnce(Response.json({ data: null }));
    await call('GET', '/eshop/session');
    return new Headers(backend.mock.lastCall?.[1]?.headers).get('authorization');
  }
  return { jar, call, logIn, readSentToken, backend };
}

const names = (jar: Map<string, string>) => [...jar.keys()].sort();

describe('a token too long for one cookie', () => {
  it('is split over several cookies and joined again', async () => {
    const { jar, logIn, readSentToken } = createShop();
    const token = randomToken(12_000);
    expect(await logIn(token)).toBe(200);
    expect(names(jar)).toEqual([
      '__Secure-session.0',
      '__Secure-session.1',
      '__Secure-session.2',
      '__Secure-session.3',
      'session-open',
    ]);
    // Node refuses a request with more than 16 KB of headers.
    expect([...jar].join('; ').length).toBeLessThan(14_000);
    expect(await readSentToken()).toBe(`Bearer ${token}`);
  });

  it('leaves no parts behind when the next token is shorter or longer', async () => {
    const { jar, logIn, readSentToken } = createShop();
    for (const [length, parts] of [
      [12_000, 4],
      [6_000, 2],
      [100, 1],
      [8_000, 3],
    ] as const) {
      const token = randomToken(length);
      expect(await logIn(token)).toBe(200);
      expect(names(jar)).toHaveLength(parts + 1);
      expect(await readSentToken()).toBe(`Bearer ${token}`);
    }
  });

  it('is removed at logout', async () => {
    const { jar, logIn, call, backend } = createShop();
    await logIn(randomToken(12_000));
    backend.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect((await call('POST', '/eshop/logout')).status).toBe(204);
    expect(names(jar)).toEqual([]);
  });

  it('opens nothing when a part is missing', async () => {
    const { jar, logIn, call } = createShop();
    await logIn(randomToken(12_000));
    jar.delete('__Secure-session.1');
    expect((await call('GET', '/eshop/session')).status).toBe(401);
  });

  it('is refused when it is too long for the headers of a request', async () => {
    const { jar, logIn } = createShop();
    expect(await logIn(randomToken(16_000))).toBe(502);
    expect(names(jar)).toEqual([]);
  });
});
