import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatReviewDay,
  getRatingShares,
  getReviewDay,
  hasOwnTitle,
  withReviewTotals,
} from '@/lib/domain/product/review';
import { reviewSchema, STAR_RATINGS } from '@/lib/domain/reviews/form';
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

const good = { rating: '4', shortOpinion: ' Muy buena ', opinion: 'Silenciosa y rápida.' };
const said = (change: object) =>
  reviewSchema
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('accepts stars, a title and an opinion, and trims them', () => {
  const read = { rating: 4, shortOpinion: 'Muy buena', opinion: 'Silenciosa y rápida.' };
  expect(reviewSchema.parse(good)).toEqual(read);
  for (const rating of STAR_RATINGS)
    expect(reviewSchema.parse({ ...good, rating }).rating).toBe(+rating);
});

it('takes the beginning of an opinion for its title when it has none', () => {
  const titleOf = (opinion: string) => reviewSchema.parse({ ...good, shortOpinion: ' ', opinion });
  expect(titleOf('Silenciosa y rápida.').shortOpinion).toBe('Silenciosa y rápida.');
  const long = titleOf('Muy silenciosa y rápida. '.repeat(10));
  expect(long.shortOpinion).toMatch(/^Muy silenciosa .* y…$/);
  expect(hasOwnTitle(long)).toBe(false);
  expect(titleOf('x'.repeat(500)).shortOpinion).toHaveLength(120);
  expect(hasOwnTitle(reviewSchema.parse(good))).toBe(true);
});

it.each([
  [{ rating: '' }, 'rating', 'errors.rating'],
  [{ rating: null }, 'rating', 'errors.rating'],
  [{ rating: '6' }, 'rating', 'errors.rating'],
  [{ rating: '0' }, 'rating', 'errors.rating'],
  [{ shortOpinion: 'ab' }, 'shortOpinion', 'errors.shortOpinionShort'],
  [{ shortOpinion: 'x'.repeat(121) }, 'shortOpinion', 'errors.shortOpinionLong'],
  [{ opinion: '' }, 'opinion', 'errors.opinion'],
  [{ opinion: 'corta' }, 'opinion', 'errors.opinionShort'],
  [{ opinion: 'x'.repeat(2001) }, 'opinion', 'errors.opinionLong'],
])('refuses %o with one message at its field', (change, field, message) =>
  expect(said(change)).toEqual([[field, message]]),
);
