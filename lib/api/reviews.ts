import type { PaginatedReviews, Review, ReviewSort } from '@/lib/domain/product/types';
import type { NewReview } from '@/lib/domain/reviews/form';
import type { ApiClient } from './client/client';
import { createOnce } from './client/create-once';
import { createRead } from './client/create-read';
import { ApiError, requireEntity } from './client/errors';
import { isRecord } from './client/json';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { pagesQuery } from './client/pages-query';
import { toPaging } from './client/paging';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { savedEntity, serialise } from './client/serialise';
import { camelToSnake, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';
import { specEndpoints } from './endpoints/spec';

export const readReviewFields = snakeToCamel({
  id: wire.text,
  customer_name: wire.text,
  rating: wire.number,
  opinion: wire.text,
  short_opinion: wire.text,
  created_utc: wire.dateTime,
  created_at_text: wire.text,
});

/** In the resource's own `meta`, because the fields that are asked for are those of the specification. */
const readPurchase = snakeToCamel({ verified_purchase: wire.flag });

const inStars = (rating: number): number => Math.min(5, Math.max(0, rating));

export function toReview(model: JsonApiModel): Review | null {
  const review = readReviewFields(model);
  if (!review.id) return null;
  const isVerifiedPurchase = readPurchase(model.meta).verifiedPurchase;
  return { ...review, rating: inStars(review.rating), isVerifiedPurchase };
}

const STARS = ['5', '4', '3', '2', '1'];

function toDistribution(value: unknown): PaginatedReviews['distribution'] {
  const counts = STARS.map((star) => (isRecord(value) && wire.toNumber(value[star])) || 0);
  if (!counts.some((count) => count > 0)) return null;
  return counts.map((count, index) => ({ rating: 5 - index, count: Math.max(0, count) }));
}

export const readReviewsMeta = snakeToCamel({
  average: wire.number,
  distribution: wire.field('map', toDistribution, null),
});

export function toReviewPage(document: JsonApiDocument, asked: { page: number; pageSize: number }) {
  const { average, distribution } = readReviewsMeta(document.meta);
  const paging = toPaging(document, asked);
  const counted = distribution?.reduce((sum, { count }) => sum + count, 0);
  // Numbers that contradict each other are not shown beside each other.
  const isCounted = paging.total === null || counted === paging.total;
  return {
    reviews: wire.listEntities(document, toReview),
    ...paging,
    average: inStars(average) || null,
    distribution: isCounted ? distribution : null,
  };
}

const REVIEW_FIELDS = {
  'fields[product-reviews]':
    'customer_name,rating,opinion,short_opinion,created_utc,created_at_text',
} as const;

/** Reviews shown at a time (spec 9). */
const REVIEWS_PAGE_SIZE = 5;

const SORTS: Record<ReviewSort, string> = { newest: '-id', best: '-rating', worst: 'rating' };

interface ReviewChoice {
  rating?: number | null;
  sort?: ReviewSort;
}

export const readReviews = createRead(
  specEndpoints.productReviews,
  ({
    productId,
    page,
    rating = null,
    sort = 'newest',
  }: ReviewChoice & { productId: string; page: number }) => ({
    params: { productId },
    query: {
      'page[number]': page,
      'page[size]': REVIEWS_PAGE_SIZE,
      sort: SORTS[sort],
      ...(rating !== null && { 'filter[rating]': rating }),
      ...REVIEW_FIELDS,
    },
  }),
  (document, { page }) => toReviewPage(document, { page, pageSize: REVIEWS_PAGE_SIZE }),
);

export const readOwnReview = createRead(
  assumedAccountEndpoints.customerReviews,
  ({ customerId, productId }: { customerId: string; productId: string }) => ({
    params: { id: customerId },
    query: { 'filter[product]': productId, ...REVIEW_FIELDS },
  }),
  (document) => wire.firstEntity(document, toReview),
);

interface SaveReviewRequest {
  productId: string;
  customerId: string;
  existing: Review | null;
  written: NewReview;
}

export async function saveReview(client: ApiClient, review: SaveReviewRequest): Promise<Review> {
  const { productId, customerId, existing, written } = review;
  const sent = {
    type: 'product-reviews',
    id: existing?.id,
    attributes: camelToSnake(written),
    relationships: {
      product: { type: 'products', id: productId },
      customer: { type: 'customers', id: customerId },
    },
  };
  const options = { query: REVIEW_FIELDS, body: serialise(sent) };
  const document = existing
    ? await client.request(specEndpoints.updateReview, { params: { id: existing.id }, ...options })
    : await createOnce(client, specEndpoints.createReview, options);
  const attributes = { ...(existing && camelToSnake(existing)), ...sent.attributes };
  return (
    savedEntity(document, { ...sent, attributes }, toReview) ??
    requireEntity(await readOwnReview(client, { customerId, productId }))
  );
}

/** Whether the backend rejected a second review of the same product. Then the answer to the first call was lost. */
export const isDuplicateReviewError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  error.errors.some(({ pointer }) => pointer === '/data/relationships/product');

export const productReviewsQuery = (
  productId: string,
  { rating = null, sort = 'newest' }: ReviewChoice = {},
) =>
  pagesQuery(['product-reviews', productId, rating, sort], readReviews, {
    productId,
    rating,
    sort,
  });

export const ownReviewQuery = (customerId: string, productId: string) =>
  readQuery(customerKey(customerId, 'review', productId), readOwnReview, { customerId, productId });
