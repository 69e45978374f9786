import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readOwnReview, readReviews } from '@/lib/api/calls/reviews';
import { customerKey } from './keys';

/** Reviews, five at a time and newest first. */
export const productReviewsQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: ['product-reviews', productId],
    queryFn: ({ pageParam, signal }) =>
      readReviews(browserClient, { productId, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });

/** The customer's own review of a product. Null when there is none. */
export const ownReviewQuery = (customerId: string, productId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'review', productId),
    queryFn: ({ signal }) => readOwnReview(browserClient, { customerId, productId }, signal),
  });
