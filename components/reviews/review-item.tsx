import { Rating } from '@/components/ui/rating';
import { reviewDate } from '@/lib/domain/product/review';
import type { Review } from '@/lib/domain/product/types';

export interface ReviewLabels {
  anonymous: string;
  /** Spoken form of a rating, such as '4 de 5'. */
  rating: (rating: number) => string;
}

/** One customer's opinion. */
export function ReviewItem({ review, labels }: { review: Review; labels: ReviewLabels }) {
  const date = reviewDate(review.createdUtc);
  return (
    <li className="review">
      <p className="review-head">
        <Rating rating={review.rating} label={labels.rating(review.rating)} />
        <strong>{review.customerName || labels.anonymous}</strong>
        {date ? (
          <time dateTime={review.createdUtc?.slice(0, 10)}>{date}</time>
        ) : (
          review.createdAtText && <span>{review.createdAtText}</span>
        )}
      </p>
      {review.shortOpinion && review.shortOpinion !== review.opinion && (
        <p className="font-semibold">{review.shortOpinion}</p>
      )}
      <p className="whitespace-pre-line">{review.opinion || review.shortOpinion}</p>
    </li>
  );
}
