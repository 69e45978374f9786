import type { Review, ReviewSort } from '@/lib/domain/product/types';
import type { NewReview } from '@/lib/domain/reviews/form';
import type { ApiClient } from '../client';
import { createOnce } from '../create-once';
import { createRead } from '../create-read';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { specEndpoints } from '../endpoints/spec';
import { ApiError } from '../errors';
import { requireEntity } from '../require-entity';
import { toReview, toReviewPage } from '../resources/review';
import { savedEntity } from '../resources/saved-entity';
import { camelToSnake } from '../resources/snake-to-camel';
import { firstEntity } from '../resources/wire';
import { serialise } from '../serialise';

/** The fields of a review that the shop requests (spec 7). */
const REVIEW_FIELDS = {
  'fields[product-reviews]':
    'customer_name,rating,opinion,short_opinion,created_utc,created_at_text',
} as const;

/** Reviews shown at a time (spec 9). */
export const REVIEWS_PAGE_SIZE = 5;

const SORTS: Record<ReviewSort, string> = { newest: '-id', best: '-rating', worst: 'rating' };

interface ReviewPageRequest {
  productId: string;
  page: number;
  /** Only those with so many stars. */
  rating?: number | null;
  sort?: ReviewSort;
}

/** One page of a product's reviews, newest first. @throws ApiError */
export const readReviews = createRead(
  specEndpoints.productReviews,
  ({ productId, page, rating = null, sort = 'newest' }: ReviewPageRequest) => ({
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

/** The customer's own review of a product. Null when there is none. @throws ApiError */
export const readOwnReview = createRead(
  assumedAccountEndpoints.customerReviews,
  ({ customerId, productId }: { customerId: string; productId: string }) => ({
    params: { id: customerId },
    query: { 'filter[product]': productId, ...REVIEW_FIELDS },
  }),
  (document) => firstEntity(document, toReview),
);

interface SaveReviewRequest {
  productId: string;
  customerId: string;
  /** The review to change. Null for a new one. */
  existing: Review | null;
  written: NewReview;
}

/**
 * Creates or updates a review, and merges the answer into it (spec 7).
 * @throws ApiError
 */
export async function saveReview(client: ApiClient, review: SaveReviewRequest): Promise<Review> {
  const { productId, customerId, existing, written } = review;
  const sent = {
    type: 'product-reviews',
    id: existing?.id,
    attributes: {
      rating: written.rating,
      opinion: written.opinion,
      short_opinion: written.shortOpinion,
    },
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
