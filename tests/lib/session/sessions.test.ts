import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSealer } from '@/lib/session/seal';
import { createSessions } from '@/lib/session/sessions';
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
  it('is read when all of it is there', async () => {
    expect(await readSealed(whole)).toEqual({ token: 'backend' });
  });

  it.each([
    ['no token', { token: undefined }],
    ['an empty token', { token: '' }],
    ['a token that is no text', { token: { a: 1 } }],
    ['no hash', { hash: undefined }],
    ['an empty hash', { hash: '' }],
    ['a hash that is too short', { hash: hashOf(HANDLE).slice(0, 20) }],
    ['the hash of another handle', { hash: hashOf('x'.repeat(43)) }],
    ['an end in the past', { expires: String(NOW) }],
  ])('is none with %s', async (_, change) => {
    expect(await readSealed({ ...whole, ...change })).toBeNull();
  });

  it('is none when something else was sealed', async () => {
    for (const value of [[], ['a']]) expect(await readSealed(value)).toBeNull();
  });

  it.each([
    ['another scheme', `Basic ${HANDLE}`],
    ['something before the handle', `x Bearer ${HANDLE}`],
    ['something after it', `Bearer ${HANDLE} x`],
    ['letters that no handle has', `Bearer ${HANDLE}=`],
    ['no handle', 'Bearer '],
  ])('is none for a request with %s', async (_, authorization) => {
    expect(await readSealed(whole, authorization)).toBeNull();
  });

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

  it('is none without a cookie', async () => {
    expect(await sessions.read(requestWith('', `Bearer ${HANDLE}`))).toBeNull();
  });

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

describe('a device', () => {
  it('is known by its own cookie only', async () => {
    const [cookie = ''] = await sessions.setDeviceToken(new Request(SITE), 'aparato');
    const [pair = ''] = cookie.split(';');
    expect(await sessions.readDeviceToken(requestWith(pair, ''))).toBe('aparato');
    const asSession = pair.replace('device', 'session');
    expect(await sessions.readDeviceToken(requestWith(asSession, ''))).toBeNull();
    expect(await sessions.readDeviceToken(requestWith('__Secure-device=x', ''))).toBeNull();
    expect(await sessions.readDeviceToken(new Request(SITE))).toBeNull();
  });
});
