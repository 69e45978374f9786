import { createHash, randomBytes } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { createSealer, createSessions } from '@/lib/session/sessions';
import { recordLog } from '@/tests/support/logged-lines';
import { SECRETS, SITE, toCookie } from '../bff/gateway-harness';

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
    const isRead = async (length: number) => {
      const handle = 'h'.repeat(length);
      const sealed = { ...whole, hash: hashOf(handle) };
      return (await readSealed(sealed, `Bearer ${handle}`)) !== null;
    };
    const read = await Promise.all([19, 20, 200, 201].map(isRead));
    expect(read).toEqual([false, true, true, false]);
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

const openWith = (token: string, request = new Request(SITE)) =>
  sessions.open(request, { token, expiresIn: 60, isPersistent: true });

describe('a cookie that another site of the domain has set', () => {
  const cookiesFor = async (token: string) => {
    const { handle, cookies } = await openWith(token);
    return { authorization: `Bearer ${handle}`, cookie: toCookie(cookies) };
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
    const now = `${other.cookie}; ${toCookie(cookies)}`;
    expect(await sessions.read(requestWith(now, `Bearer ${handle}`))).toEqual({ token: 'mine' });
    expect(await sessions.read(requestWith(toCookie(cookies), other.authorization))).toBeNull();
  });
});

it('gives each login a handle and a cookie of its own', async () => {
  const opened = await Promise.all([1, 2, 3].map(() => openWith('same')));
  expect(new Set(opened.map(({ handle }) => handle)).size).toBe(3);
  expect(new Set(opened.map(({ cookies }) => cookies[0])).size).toBe(3);
});

describe('a device', () => {
  it('is known by its own cookie only, which no other site of the domain can set: a browser keeps its name for that', async () => {
    const cookie = await sessions.setDeviceToken('aparato');
    expect(cookie).toMatch(
      /^__Host-device=[\w.-]+; Path=\/; SameSite=Strict; Max-Age=31536000; HttpOnly; Secure$/,
    );
    const read = (sent: string) => sessions.readDeviceToken(requestWith(sent, ''));
    const [pair = ''] = cookie.split(';');
    expect(await read(pair)).toBe('aparato');
    for (const other of ['__Secure-session', '__Secure-device'])
      expect(await read(pair.replace('__Host-device', other))).toBeNull();
    expect(await read('__Host-device=x')).toBeNull();
    expect(await sessions.readDeviceToken(new Request(SITE))).toBeNull();
  });
});

it('opens what it sealed, for the same purpose', async () => {
  const sealer = createSealer(sessionSecrets);
  const text = await sealer.seal('device', { token: 'ñ' });
  expect(await sealer.open('device', text)).toEqual({ token: 'ñ' });
  expect(await sealer.open('session', text)).toBeNull();
  expect(decodeProtectedHeader(text)).toEqual({ alg: 'dir', enc: 'A256GCM', typ: 'device' });
});

it.each(['', 'x', 'a.b.c.d.e', '{}'])(
  'opens nothing of %j, and says nothing of it',
  async (text) => {
    const takeLog = recordLog();
    expect(await createSealer(sessionSecrets).open('session', text)).toBeNull();
    expect(takeLog()).toEqual([]);
  },
);

it('compresses what is longer than 2,500 bytes, so that it takes less', async () => {
  const sealer = createSealer(sessionSecrets);
  const around = JSON.stringify({ token: '' }).length;
  const sealed = (length: number) => sealer.seal('session', { token: 'x'.repeat(length) });
  const short = await sealed(2500 - around);
  expect(decodeProtectedHeader(short)).not.toHaveProperty('zip');
  expect(short.length).toBeGreaterThan(2500);
  const long = await sealed(2501 - around);
  expect(decodeProtectedHeader(long)).toHaveProperty('zip', 'DEF');
  expect(long.length).toBeLessThan(500);
  expect(await sealer.open('session', long)).toEqual({ token: 'x'.repeat(2501 - around) });
});

it('seals nothing without a secret', () =>
  expect(createSealer([]).seal('session', {})).rejects.toThrow('no secret'));
