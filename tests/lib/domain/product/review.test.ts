import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatReviewDay,
  getRatingShares,
  getReviewDay,
  withReviewTotals,
} from '@/lib/domain/product/review';
import { forAll } from '@/tests/support/for-all';

it('writes dates without zero padding', () => {
  expect(formatReviewDay('2024-03-05')).toBe('2024-3-5');
  expect(formatReviewDay('2024-12-31')).toBe('2024-12-31');
  expect(formatReviewDay('2024-10-20')).toBe('2024-10-20');
});

it('knows on which day in Mexico City a review was written', () => {
  expect(getReviewDay('2024-03-05T06:00:00Z')).toBe('2024-03-05');
  expect(getReviewDay('2024-03-05 05:59:59')).toBe('2024-03-04');
  expect(getReviewDay(null)).toBe('');
  expect(getReviewDay('ayer')).toBe('');
});

it('shares add up to 100 and stay within one of the exact share', () => {
  const counts = fc.array(fc.nat({ max: 1e6 }), { minLength: 5, maxLength: 5 });
  forAll(counts, (list) => {
    const shares = getRatingShares(list.map((count, index) => ({ rating: 5 - index, count })));
    const total = list.reduce((sum, count) => sum + count, 0);
    expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(total === 0 ? 0 : 100);
    for (const { count, percent } of shares)
      expect(Math.abs(percent - (total === 0 ? 0 : (count / total) * 100))).toBeLessThan(1);
  });
});

it('ignores invalid counts', () => {
  const counts = [Number.NaN, -3, 2].map((count, at) => ({ rating: 5 - at, count }));
  expect(getRatingShares(counts).map(({ percent }) => percent)).toEqual([0, 0, 100]);
});

it('counts the reviews that are shown with a product, and otherwise what the product says', () => {
  const product = { rating: 4.5, reviewsCount: 12 };
  const counted = withReviewTotals(product, { total: 13, average: 4.6 });
  expect(counted).toEqual({ rating: 4.6, reviewsCount: 13 });
  expect(withReviewTotals(product, { total: null, average: null })).toEqual(product);
  expect(withReviewTotals(product, null)).toEqual(product);
});
