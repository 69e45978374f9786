import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readOwnReview, readReviews } from '@/lib/api/calls/reviews';
import type { ReviewSort } from '@/lib/domain/product/types';
import { customerKey } from './keys';

interface ReviewChoice {
  /** Only those with so many stars. */
  rating?: number | null;
  sort?: ReviewSort;
}

/** Reviews, five at a time and newest first. */
export const productReviewsQuery = (
  productId: string,
  { rating = null, sort = 'newest' }: ReviewChoice = {},
) =>
  infiniteQueryOptions({
    queryKey: ['product-reviews', productId, rating, sort],
    queryFn: ({ pageParam, signal }) =>
      readReviews(browserClient, { productId, page: pageParam, rating, sort }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });

/** The customer's own review of a product. Null when there is none. */
export const ownReviewQuery = (customerId: string, productId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'review', productId),
    queryFn: ({ signal }) => readOwnReview(browserClient, { customerId, productId }, signal),
  });
