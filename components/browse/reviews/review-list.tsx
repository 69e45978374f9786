import type { Review } from '@/lib/domain/product/types';
import { ReviewItem, type ReviewLabels } from './review-item';

/** The reviews that the server renders. Its props are plain data. */
export function ReviewList({
  reviews,
  labels,
}: {
  reviews: readonly Review[];
  labels: ReviewLabels;
}) {
  return (
    <ul>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} labels={labels} />
      ))}
    </ul>
  );
}
