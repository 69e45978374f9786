import type { PaginatedReviews, Review } from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toPaging } from './paging';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, field, flag, listEntities, number, text, toNumber } from './wire';

const readFields = snakeToCamel({
  id: text,
  customer_name: text,
  rating: number,
  opinion: text,
  short_opinion: text,
  created_utc: dateTime,
  created_at_text: text,
});

/** In the resource's own `meta`, because the fields that are asked for are those of the specification. */
const readPurchase = snakeToCamel({ verified_purchase: flag });

const inStars = (rating: number): number => Math.min(5, Math.max(0, rating));

export function toReview(model: JsonApiModel): Review | null {
  const review = readFields(model);
  if (!review.id) return null;
  const isVerifiedPurchase = readPurchase(model.meta).verifiedPurchase;
  return { ...review, rating: inStars(review.rating), isVerifiedPurchase };
}

const STARS = ['5', '4', '3', '2', '1'];

/** Null without the number of reviews of any rating. */
function toDistribution(value: unknown): PaginatedReviews['distribution'] {
  const counts = STARS.map((star) => (isRecord(value) && toNumber(value[star])) || 0);
  if (!counts.some((count) => count > 0)) return null;
  return counts.map((count, index) => ({ rating: 5 - index, count: Math.max(0, count) }));
}

const readMeta = snakeToCamel({
  average: number,
  distribution: field(toDistribution, null),
});

export function toReviewPage(
  document: JsonApiDocument,
  asked: { page: number; pageSize: number },
): PaginatedReviews {
  const { average, distribution } = readMeta(document.meta);
  const paging = toPaging(document, asked);
  const counted = distribution?.reduce((sum, { count }) => sum + count, 0);
  // Numbers that contradict each other are not shown beside each other.
  const isCounted = paging.total === null || counted === paging.total;
  return {
    reviews: listEntities(document, toReview),
    ...paging,
    average: inStars(average) || null,
    distribution: isCounted ? distribution : null,
  };
}
