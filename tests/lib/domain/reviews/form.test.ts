import { expect, it } from 'vitest';
import { reviewSchema, STAR_RATINGS } from '@/lib/domain/reviews/form';

const good = { rating: '4', shortOpinion: ' Muy buena ', opinion: 'Silenciosa y rápida.' };
const said = (change: object) =>
  reviewSchema
    .safeParse({ ...good, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message]);

it('accepts stars, a title and an opinion, and trims them', () => {
  expect(reviewSchema.parse(good)).toEqual({
    rating: 4,
    shortOpinion: 'Muy buena',
    opinion: 'Silenciosa y rápida.',
  });
  for (const rating of STAR_RATINGS)
    expect(reviewSchema.parse({ ...good, rating }).rating).toBe(+rating);
});

it.each([
  [{ rating: '' }, 'rating', 'errors.rating'],
  [{ rating: null }, 'rating', 'errors.rating'],
  [{ rating: '6' }, 'rating', 'errors.rating'],
  [{ rating: '0' }, 'rating', 'errors.rating'],
  [{ shortOpinion: ' ' }, 'shortOpinion', 'errors.shortOpinion'],
  [{ shortOpinion: 'ab' }, 'shortOpinion', 'errors.shortOpinionShort'],
  [{ shortOpinion: 'x'.repeat(121) }, 'shortOpinion', 'errors.shortOpinionLong'],
  [{ opinion: '' }, 'opinion', 'errors.opinion'],
  [{ opinion: 'corta' }, 'opinion', 'errors.opinionShort'],
  [{ opinion: 'x'.repeat(2001) }, 'opinion', 'errors.opinionLong'],
])('refuses %o with one message at its field', (change, field, message) => {
  expect(said(change)).toEqual([[field, message]]);
});
