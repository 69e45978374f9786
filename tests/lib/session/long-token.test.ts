import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { MAX_DEVICE_TOKEN_LENGTH, MAX_TOKEN_LENGTH } from '@/lib/bff/grant';
import type { FailedBackendCall } from '@/lib/monitoring/log';
import { listenLocally } from '@/tests/support/local-server';
import { callOf, openGateway, SITE } from '../bff/gateway-harness';

const customer = { id: 7, name: 'Ana' };
/** As hard to compress as a real token. */
const randomToken = (length: number) => randomBytes(length).toString('base64url').slice(0, length);

/** Every sign that a header can have: what compression saves least of. */
const visibleText = (length: number) =>
  String.fromCharCode(...Array.from({ length }, () => randomInt(0x21, 0x7f)));

/** A backend that gives any token, a gateway in front of it, and a browser's cookies. */
function createShop() {
  const backend = vi.fn<typeof fetch>();
  const failed: FailedBackendCall[] = [];
  const send = callOf(openGateway({ fetch: backend, onFailure: (call) => void failed.push(call) }));
  const jar = new Map<string, string>();
  const session = { handle: '' };

  async function call(method: string, path: string, body?: object) {
    const browser = { cookie: cookieOf(jar), authorization: `Bearer ${session.handle}` };
    const response = await send(method, path, body, browser);
    for (const cookie of response.headers.getSetCookie()) {
      expect(cookie.length).toBeLessThanOrEqual(4096);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function logIn(token: string, deviceToken?: string) {
    backend.mockResolvedValueOnce(Response.json({ token, customer, device_token: deviceToken }));
    const response = await call('POST', '/eshop/login', { remember: true });
    const answer = await response.json();
    if (response.ok) session.handle = answer.meta.access_token;
    return { status: response.status, message: answer.message };
  }

  async function readSentToken() {
    backend.mockResolvedValueOnce(Response.json({ data: null }));
    await call('GET', '/eshop/session');
    return new Headers(backend.mock.lastCall?.[1]?.headers).get('authorization');
  }

  return { jar, session, call, logIn, readSentToken, backend, failed };
}

const cookieOf = (jar: Map<string, string>) => [...jar].map((pair) => pair.join('=')).join('; ');
const names = (jar: Map<string, string>) => [...jar.keys()].sort();
const WHOLE = ['__Secure-session', 'session-open'];
const SPLIT = ['__Secure-session.0', '__Secure-session.1', 'session-open'];

describe('a token too long for one cookie', () => {
  it('is split over several cookies and joined again, and leaves no parts behind when the next token is shorter or longer', async () => {
    const { jar, logIn, readSentToken } = createShop();
    for (const length of [MAX_TOKEN_LENGTH, 3000, 3900, 100]) {
      const token = randomToken(length);
      expect((await logIn(token)).status).toBe(200);
      expect(names(jar)).toEqual(length > 3000 ? SPLIT : WHOLE);
      expect(await readSentToken()).toBe(`Bearer ${token}`);
    }
  });

  it('is removed at logout', async () => {
    const { jar, logIn, call, backend } = createShop();
    await logIn(randomToken(4000));
    backend.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect((await call('POST', '/eshop/logout')).status).toBe(204);
    expect(names(jar)).toEqual([]);
  });

  it('opens nothing when a part is missing', async () => {
    const { jar, logIn, call } = createShop();
    await logIn(randomToken(4000));
    jar.delete('__Secure-session.1');
    expect((await call('GET', '/eshop/session')).status).toBe(401);
  });

  it('is refused at the login when it is longer still, which the shopper and the log are told', async () => {
    const { jar, logIn, failed } = createShop();
    expect(await logIn(randomToken(MAX_TOKEN_LENGTH + 1))).toEqual({
      status: 502,
      message: expect.stringContaining('una clave de acceso demasiado larga para tu navegador'),
    });
    expect(names(jar)).toEqual([]);
    expect(failed).toMatchObject([
      { status: 502, reason: 'the token has 4001 characters, more than 4000' },
    ]);
  });
});

it('does not remember a device whose token is too long, and logs in all the same', async () => {
  const { jar, logIn, failed } = createShop();
  const deviceToken = randomToken(MAX_DEVICE_TOKEN_LENGTH + 1);
  expect((await logIn('short', deviceToken)).status).toBe(200);
  expect(names(jar)).toEqual(['__Secure-session', 'session-open']);
  expect(failed).toMatchObject([
    { status: 200, reason: 'the device token has 501 characters, more than 500' },
  ]);
});

/** What Chromium sends with a call besides the session, on a page with a long address, through two proxies. */
const BROWSER_HEADERS = {
  'content-length': '2048',
  'content-type': JSON_API_TYPE,
  accept: JSON_API_TYPE,
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'es-MX,es-419;q=0.9,es;q=0.8,en;q=0.7',
  'idempotency-key': '63209fc9-09e6-488a-b4ea-fd7ddb70ce92',
  origin: SITE,
  referer: `${SITE}/buscar/${'categoria_tarjetas-de-video/'.repeat(30)}`,
  'sec-ch-ua': '"Not:A-Brand";v="8", "Chromium";v="156", "Google Chrome";v="156"',
  'sec-ch-ua-mobile': '?1',
  'sec-ch-ua-platform': '"Android"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent': `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 ${'x'.repeat(60)}`,
  'x-forwarded-for': '2001:db8:85a3:8d3:1319:8a2e:370:7348, 203.0.113.195',
  'x-forwarded-proto': 'https',
  'x-request-id': '0b9f6f3e-1d2c-4a5b-8c7d-9e8f7a6b5c4d',
};
const OTHER_COOKIES = `; _ga=GA1.1.1234567890.1234567890; _ga_ABCDEFGHIJ=${'G'.repeat(80)}`;

it('leaves room below 8 KB of headers for what a browser and two proxies send, whatever the tokens are', async () => {
  const { jar, session, logIn } = createShop();
  const token = visibleText(MAX_TOKEN_LENGTH);
  expect((await logIn(token, visibleText(MAX_DEVICE_TOKEN_LENGTH))).status).toBe(200);
  expect(names(jar)).toContain('__Host-device');

  const server = createServer({ maxHeaderSize: 8 * 1024 }, (_, response) => response.end());
  const { port, close } = await listenLocally(server);
  const ask = async (more: string) => {
    const authorization = `Bearer ${session.handle}`;
    const cookie = cookieOf(jar) + OTHER_COOKIES + more;
    const headers = { ...BROWSER_HEADERS, authorization, cookie };
    const sent = request({ port, method: 'POST', path: '/api/eshop/login', headers });
    const [response] = await once(sent.end('x'.repeat(2048)), 'response');
    return response.resume().statusCode;
  };
  expect(await ask('')).toBe(200);
  // The server does refuse larger ones.
  expect(await ask(`; x=${'y'.repeat(2000)}`)).toBe(431);
  await close();
});
