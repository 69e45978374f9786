import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatePollDelay, shouldStopWaiting } from '@/lib/domain/payments/polling';
import { forAll } from '@/tests/support/for-all';

describe('the delay before the next poll', () => {
  it("is the backend's interval at first, then longer", () => {
    const delays = [0, 8, 9, 10, 30].map((asked) => calculatePollDelay(3, asked));
    expect(delays).toEqual([3000, 3000, 4500, 6750, 60_000]);
  });

  it('never shrinks, and stays between a second and a minute', () => {
    const seconds = fc.double({ min: -5, max: 1e6, noNaN: true });
    forAll(seconds, fc.nat(100), (after, asked) => {
      const wait = calculatePollDelay(after, asked);
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(calculatePollDelay(after, asked + 1)).toBeGreaterThanOrEqual(wait);
    });
  });

  it('lets the customer leave after about two minutes', () => {
    let waited = 0;
    let asked = 0;
    for (; !shouldStopWaiting(asked); asked += 1) waited += calculatePollDelay(3, asked);
    expect(waited).toBeGreaterThan(60_000);
    expect(waited).toBeLessThan(150_000);
  });
});
