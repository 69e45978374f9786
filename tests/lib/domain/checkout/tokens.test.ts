import { expect, it } from 'vitest';
import { getExpiryState, parseExpiryMonth } from '@/lib/domain/checkout/tokens';

const now = Date.UTC(2026, 10, 21, 18);

it.each([
  ['2026-10', 'expired'],
  ['2026-11', 'soon'],
  ['2026-12', 'soon'],
  ['2027-01', 'fine'],
  ['', 'none'],
  ['11/26', 'none'],
])('a card until %j is %s', (expires, state) => expect(getExpiryState(expires, now)).toBe(state));

it('a card is valid until the end of its expiry month', () => {
  expect(getExpiryState('2026-12', Date.UTC(2026, 11, 31, 23, 59))).toBe('soon');
  expect(getExpiryState('2026-12', Date.UTC(2027, 0, 1))).toBe('expired');
  expect(parseExpiryMonth('2029-08')).toBe(Date.UTC(2029, 7));
});
