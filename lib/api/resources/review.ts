import type { PaginatedReviews, Review } from '@/lib/domain/product/types';
import { isRecord } from '../json';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { metaPage } from './meta-page';
import { snakeToCamel } from './snake-to-camel';
import { dateTime, entities, field, models, number, text, toNumber } from './wire';

const readFields = snakeToCamel({
  id: text,
  customer_name: text,
  rating: number,
  opinion: text,
  short_opinion: text,
  created_utc: dateTime,
  created_at_text: text,
});

const inStars = (rating: number): number => Math.min(5, Math.max(0, rating));

export function toReview(model: JsonApiModel): Review | null {
  const review = readFields(model);
  return review.id ? { ...review, rating: inStars(review.rating) } : null;
}

const STARS = ['5', '4', '3', '2', '1'];

const toDistribution = (value: unknown): PaginatedReviews['distribution'] =>
  STARS.map((star) => ({
    rating: Number(star),
    count: Math.max(0, (isRecord(value) && toNumber(value[star])) || 0),
  }));

const readMeta = snakeToCamel({
  page: metaPage,
  average: number,
  distribution: field(toDistribution, toDistribution(null)),
});

export function toReviewPage({ data, meta }: JsonApiDocument): PaginatedReviews {
  const { page, average, distribution } = readMeta(meta);
  return {
    reviews: entities(models(data), toReview),
    ...page,
    average: inStars(average),
    distribution,
  };
}
