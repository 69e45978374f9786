import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { REVIEW_FIELDS } from '@/lib/api/calls/product';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { ApiError } from '@/lib/api/errors';
import { type JsonApiDocument, serialise } from '@/lib/api/json-api';
import { toReview } from '@/lib/api/resources/review';
import { entities, models } from '@/lib/api/resources/wire';
import type { Review } from '@/lib/domain/product/types';
import type { NewReview } from '@/lib/domain/reviews/form';
import { CUSTOMER_SCOPE } from './query-client';

const REVIEW = 'product-reviews';

const readReviewList = ({ data }: JsonApiDocument): Review[] => entities(models(data), toReview);

/** The customer's own review of a product. Null when there is none. */
export const ownReviewQuery = (customerId: string, productId: string) =>
  queryOptions({
    queryKey: [CUSTOMER_SCOPE, customerId, 'review', productId],
    queryFn: async ({ signal }) => {
      const document = await browserClient.request(assumedAccountEndpoints.customerReviews, {
        params: { id: customerId },
        query: { 'filter[product]': productId, ...REVIEW_FIELDS },
        signal,
      });
      return readReviewList(document)[0] ?? null;
    },
  });

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
export async function saveReview(review: SaveReviewRequest): Promise<Review> {
  const { productId, customerId, existing, written } = review;
  const body = serialise({
    type: REVIEW,
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
  });
  const call = { query: REVIEW_FIELDS, body };
  const document = existing
    ? await browserClient.request(specEndpoints.updateReview, {
        params: { id: existing.id },
        ...call,
      })
    : await browserClient.request(specEndpoints.createReview, call);
  const [saved] = readReviewList(document);
  if (!saved) throw new ApiError({ kind: 'parse', status: 200 });
  return { ...existing, ...saved };
}

/** Whether the backend rejected a second review of the same product. Then the answer to the first call was lost. */
export const isDuplicateReviewError = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 422 &&
  error.errors.some(({ pointer }) => pointer === '/data/relationships/product');
