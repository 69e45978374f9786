import { browserClient } from '@/lib/api/client/browser-client';
import { getQueryClient } from '@/lib/api/client/query-client';
import {
  isDuplicateReviewError,
  ownReviewQuery,
  productReviewsQuery,
  saveReview,
} from '@/lib/api/reviews';
import type { Review } from '@/lib/domain/product/types';
import type { NewReview } from '@/lib/domain/reviews/form';

interface PublishReviewOptions {
  customerId: string;
  productId: string;
  existing: Review | null;
  written: NewReview;
}

/** One review per product: if it exists (a lost answer, another tab), it is changed to the new text. @throws ApiError */
export async function publishReview(publishing: PublishReviewOptions): Promise<Review> {
  const client = getQueryClient();
  const own = ownReviewQuery(publishing.customerId, publishing.productId);
  const save = async (): Promise<Review> => {
    try {
      return await saveReview(browserClient, publishing);
    } catch (error) {
      if (publishing.existing || !isDuplicateReviewError(error)) throw error;
      const existing = await client.fetchQuery({ ...own, staleTime: 0 });
      if (!existing) throw error;
      return saveReview(browserClient, { ...publishing, existing });
    }
  };
  const saved = await save();
  client.setQueryData(own.queryKey, saved);
  // Other cached pages of reviews do not include this review yet.
  client.removeQueries({
    queryKey: productReviewsQuery(publishing.productId).queryKey,
    type: 'inactive',
  });
  return saved;
}
