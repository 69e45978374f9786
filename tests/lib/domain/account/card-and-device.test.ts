import { expect, it } from 'vitest';
import { sortDevices } from '@/lib/api/devices';
import { getExpiryState, parseExpiryMonth } from '@/lib/domain/checkout/tokens';

const now = Date.UTC(2026, 10, 21, 18);

it.each([
  ['2026-10', 'expired'],
  ['2026-11', 'soon'],
  ['2026-12', 'soon'],
  ['2027-01', 'fine'],
  ['', 'none'],
  ['11/26', 'none'],
])('a card until %j is %s', (expires, state) => {
  expect(getExpiryState(expires, now)).toBe(state);
});

it('a card is valid until the end of its expiry month', () => {
  expect(getExpiryState('2026-12', Date.UTC(2026, 11, 31, 23, 59))).toBe('soon');
  expect(getExpiryState('2026-12', Date.UTC(2027, 0, 1))).toBe('expired');
  expect(parseExpiryMonth('2029-08')).toBe(Date.UTC(2029, 7));
});

it('sorts the current device first, then the most recently used', () => {
  const device = (id: string, lastUsedUtc: string | null, isCurrent = false) => ({
    id,
    name: '',
    place: '',
    isAuthorized: true,
    isCurrent,
    lastUsedUtc,
  });
  const list = [
    device('never', null),
    device('old', '2026-01-01T00:00:00Z'),
    device('this', '2025-01-01T00:00:00Z', true),
    device('new', '2026-11-01T00:00:00Z'),
  ];
  expect(sortDevices(list).map(({ id }) => id)).toEqual(['this', 'new', 'old', 'never']);
});
