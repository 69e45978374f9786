import { afterEach, expect, it, vi } from 'vitest';
import { browserClient } from '@/lib/api/client/browser-client';
import { noteServerTime, serverNow } from '@/lib/api/client/server-clock';
import { assumedEndpoints } from '@/lib/api/endpoints/assumed';

const HOUR = 60 * 60_000;
const NOON = Date.parse('2026-06-15T12:00:00Z');

afterEach(() => {
  noteServerTime(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['an hour fast', NOON + HOUR, new Date(NOON).toUTCString(), NOON],
  ['an hour slow', NOON - HOUR, new Date(NOON).toUTCString(), NOON],
  [
    'a minute fast, which may be the way of the answer',
    NOON + 60_000,
    new Date(NOON).toUTCString(),
    NOON + 60_000,
  ],
  ['fast, but nobody says so', NOON + HOUR, null, NOON + HOUR],
  ['fast, and what is said is no date', NOON + HOUR, 'ayer', NOON + HOUR],
])('a clock that is %s', (_, device, date, expected) => {
  vi.useFakeTimers({ now: device });
  noteServerTime(date);
  expect(serverNow()).toBe(expected);
});

it('forgets a difference that is no more', () => {
  vi.useFakeTimers({ now: NOON + HOUR });
  noteServerTime(new Date(NOON).toUTCString());
  vi.setSystemTime(NOON);
  noteServerTime(new Date(NOON).toUTCString());
  expect(serverNow()).toBe(NOON);
});

it('each answer says the time', async () => {
  vi.useFakeTimers({ now: NOON + HOUR });
  const headers = { date: new Date(NOON).toUTCString() };
  vi.stubGlobal('fetch', async () => Response.json({ data: [] }, { headers }));
  await browserClient.request(assumedEndpoints.products);
  expect(serverNow()).toBe(NOON);
});
