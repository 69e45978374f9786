import { expect, it } from 'vitest';
import { hasOwnTitle } from '@/lib/domain/product/review';
import { reviewSchema, STAR_RATINGS } from '@/lib/domain/reviews/form';

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
