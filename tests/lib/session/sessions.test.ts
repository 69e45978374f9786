import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer, createSessions } from '@/lib/session/sessions';
import { SECRETS, SITE } from '../bff/gateway-harness';

const { sessionSecrets } = SECRETS;
const NOW = 1_000_000;
const sessions = createSessions(sessionSecrets, true, () => NOW);
const HANDLE = 'h'.repeat(43);

const requestWith = (cookie: string, authorization: string) =>
  new Request(SITE, { headers: { cookie, authorization } });
const hashOf = (handle: string) => createHash('sha256').update(handle).digest('base64url');

/** What a session's cookie can hold when an earlier or later version of the shop has sealed it. */
const whole = { token: 'backend', hash: hashOf(HANDLE), expires: String(NOW + 1) };
const readSealed = async (value: object, authorization = `Bearer ${HANDLE}`) => {
  const sealed = await createSealer(sessionSecrets).seal('session', value);
  return sessions.read(requestWith(`__Secure-session=${sealed}`, authorization));
};

describe('a session', () => {
  it('is read when all of it is there', async () =>
    expect(await readSealed(whole)).toEqual({ token: 'backend' }));

  it.each([
    ['no token', { token: undefined }],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: { a: 1 } }],
    ['no hash', { hash: undefined }],
    ['an empty hash', { hash: '' }],
    ['a hash that is too short', { hash: hashOf(HANDLE).slice(0, 20) }],
    ['the hash of another handle', { hash: hashOf('x'.repeat(43)) }],
    ['an end in the past', { expires: String(NOW) }],
  ])('is none with %s', async (_, change) =>
    expect(await readSealed({ ...whole, ...change })).toBeNull(),
  );

  it('is none when something else was sealed', async () => {
    for (const value of [[], ['a']]) expect(await readSealed(value)).toBeNull();
  });

  it.each([
    ['another scheme', `Basic ${HANDLE}`],
    ['something before the handle', `x Bearer ${HANDLE}`],
    ['something after it', `Bearer ${HANDLE} x`],
    ['letters that no handle has', `Bearer ${HANDLE}=`],
    ['no handle', 'Bearer '],
  ])('is none for a request with %s', async (_, authorization) =>
    expect(await readSealed(whole, authorization)).toBeNull(),
  );

  it('is none for a handle shorter than 20 or longer than 200 letters', async () => {
    for (const [length, isRead] of [
      [19, false],
      [20, true],
      [200, true],
      [201, false],
    ] as const) {
      const handle = 'h'.repeat(length);
      const found = await readSealed({ ...whole, hash: hashOf(handle) }, `Bearer ${handle}`);
      expect(found !== null).toBe(isRead);
    }
  });

  it('is none without a cookie', async () =>
    expect(await sessions.read(requestWith('', `Bearer ${HANDLE}`))).toBeNull());

  it('has cookies without a prefix on a site without https', async () => {
    const plain = createSessions(sessionSecrets, false, () => NOW);
    const session = { token: 't', expiresIn: 60, isPersistent: true };
    const opened = await plain.open(new Request(SITE), session);
    expect(opened?.cookies).toEqual([
      expect.stringMatching(/^session=[^;]+; Path=\/api; SameSite=Strict; Max-Age=60; HttpOnly$/),
      'session-open=1; Path=/; SameSite=Strict; Max-Age=60',
    ]);
    const cookie = opened?.cookies[0]?.split(';')[0] ?? '';
    const request = requestWith(cookie, `Bearer ${opened?.handle}`);
    expect(await plain.read(request)).toEqual({ token: 't' });
    expect(await sessions.read(request)).toBeNull();
    expect(plain.close(request)[0]).toMatch(/^session=;/);
  });
});

/** What a browser sends of cookies that were set. */
const pairs = (cookies: readonly string[]) => cookies.map((one) => one.split(';')[0]).join('; ');
const openWith = (token: string, request = new Request(SITE)) =>
  sessions.open(request, { token, expiresIn: 60, isPersistent: true });

describe('a cookie that another site of the domain has set', () => {
  const cookiesFor = async (token: string) => {
    const { handle, cookies } = await openWith(token);
    return { authorization: `Bearer ${handle}`, cookie: pairs(cookies) };
  };
  const shortToken = 'backend';
  const longToken = randomBytes(3000).toString('base64url');

  it.each([
    ['in one part', shortToken, shortToken],
    ['in two parts', longToken, longToken],
    ['where theirs is in one part', longToken, shortToken],
    ['where theirs is in two', shortToken, longToken],
  ])('does not lock the customer out, whichever comes first: %s', async (_, mine, theirs) => {
    const [own, other] = [await cookiesFor(mine), await cookiesFor(`${theirs}x`)];
    for (const cookie of [`${own.cookie}; ${other.cookie}`, `${other.cookie}; ${own.cookie}`]) {
      expect(await sessions.read(requestWith(cookie, own.authorization))).toEqual({ token: mine });
    }
  });

  it('opens nothing with the page’s handle, and is nothing for the next login', async () => {
    const other = await cookiesFor('theirs');
    const own = await cookiesFor('mine');
    expect(await sessions.read(requestWith(other.cookie, own.authorization))).toBeNull();
    // A session that was put into the browser before the login is not the one that the login opens.
    const { handle, cookies } = await openWith('mine', requestWith(other.cookie, ''));
    const now = `${other.cookie}; ${pairs(cookies)}`;
    expect(await sessions.read(requestWith(now, `Bearer ${handle}`))).toEqual({ token: 'mine' });
    expect(await sessions.read(requestWith(pairs(cookies), other.authorization))).toBeNull();
  });
});

it('gives each login a handle and a cookie of its own', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openWith('same')));
  expect(new Set(opened.map(({ handle }) => handle)).size).toBe(3);
  expect(new Set(opened.map(({ cookies }) => cookies[0])).size).toBe(3);
});

describe('a device', () => {
  it('is known by its own cookie only', async () => {
    const cookie = await sessions.setDeviceToken('aparato');
    const [pair = ''] = cookie.split(';');
    expect(await sessions.readDeviceToken(requestWith(pair, ''))).toBe('aparato');
    const asSession = pair.replace('__Host-device', '__Secure-session');
    expect(await sessions.readDeviceToken(requestWith(asSession, ''))).toBeNull();
    expect(await sessions.readDeviceToken(requestWith('__Host-device=x', ''))).toBeNull();
    expect(await sessions.readDeviceToken(new Request(SITE))).toBeNull();
  });

  it('has a cookie that no other site of the domain can set: a browser keeps its name for that', async () => {
    const cookie = await sessions.setDeviceToken('aparato');
    expect(cookie).toMatch(
      /^__Host-device=[\w.-]+; Path=\/; SameSite=Strict; Max-Age=31536000; HttpOnly; Secure$/,
    );
    const other = cookie.split(';')[0]?.replace('__Host-', '__Secure-') ?? '';
    expect(await sessions.readDeviceToken(requestWith(other, ''))).toBeNull();
  });
});
