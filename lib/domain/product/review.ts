import { getMexicoCityDay } from '../dates';
import { parseUtc } from '../parse-utc';
import type { PaginatedReviews, ProductSummary, Review } from './types';

/** The day on which a review was written, in Mexico City: `2024-03-05`. '' when there is no date. */
export function getReviewDay(createdUtc: string | null): string {
  const time = parseUtc(createdUtc);
  return time === null ? '' : getMexicoCityDay(time);
}

/** The date of a review as year-month-day without zero padding (spec 3): `2024-03-05` is `2024-3-5`. */
export const formatReviewDay = (day: string): string => day.replaceAll('-0', '-');

/** The share of each rating. The largest-remainder method makes the rounded percents add up to exactly 100. */
export function getRatingShares(distribution: NonNullable<PaginatedReviews['distribution']>) {
  const counts = distribution.map(({ count }) => (count > 0 && Number.isFinite(count) ? count : 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return distribution.map(({ rating }) => ({ rating, count: 0, percent: 0 }));
  const exact = counts.map((count) => (count / total) * 100);
  const percents = exact.map(Math.floor);
  const missing = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const rests = exact.map((value, index) => ({ index, rest: value % 1 }));
  const largest = rests.sort((a, b) => b.rest - a.rest).slice(0, missing);
  const added = new Set(largest.map(({ index }) => index));
  return distribution.map(({ rating }, index) => ({
    rating,
    count: counts[index] ?? 0,
    percent: (percents[index] ?? 0) + Number(added.has(index)),
  }));
}

/** A product with the rating and the number of the reviews that are shown with it: the two are read at different times. */
export const withReviewTotals = <T extends Pick<ProductSummary, 'rating' | 'reviewsCount'>>(
  product: T,
  reviews: Pick<PaginatedReviews, 'total' | 'average'> | null,
): T => ({
  ...product,
  rating: reviews?.average ?? product.rating,
  reviewsCount: reviews?.total ?? product.reviewsCount,
});

/** Whether a review has a title that its opinion does not begin with. */
export const hasOwnTitle = ({ shortOpinion, opinion }: Pick<Review, 'shortOpinion' | 'opinion'>) =>
  shortOpinion !== '' && !opinion.startsWith(shortOpinion.replace(/…$/, ''));
