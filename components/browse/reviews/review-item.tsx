import { Rating } from '@/components/ui/rating';
import { formatReviewDate } from '@/lib/domain/product/review';
import type { Review } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

export interface ReviewLabels {
  anonymous: string;
  /** Text of a rating for screen readers, such as 'Calificación: {rating} de 5'. */
  rating: string;
  /** Of an author who bought the product. */
  verified: string;
}

export const getReviewLabels = (t: Texts<'product'>, common: Texts<'common'>): ReviewLabels => ({
  anonymous: t('reviews.anonymous'),
  rating: common('rating', { rating: '{rating}' }),
  verified: t('reviews.verified'),
});

/** One review. */
export function ReviewItem({ review, labels }: { review: Review; labels: ReviewLabels }) {
  const date = formatReviewDate(review.createdUtc);
  return (
    <li className="review">
      <p className="review-head">
        {review.rating > 0 && (
          <Rating
            rating={review.rating}
            label={labels.rating.replace('{rating}', String(review.rating))}
          />
        )}
        <strong>{review.customerName || labels.anonymous}</strong>
        {date ? (
          <time dateTime={review.createdUtc?.slice(0, 10)}>{date}</time>
        ) : (
          review.createdAtText && <span>{review.createdAtText}</span>
        )}
        {review.isVerifiedPurchase && (
          <span className="fact fact-guarantee">{labels.verified}</span>
        )}
      </p>
      {review.shortOpinion && review.shortOpinion !== review.opinion && (
        <p className="review-title">{review.shortOpinion}</p>
      )}
      <p>{review.opinion || review.shortOpinion}</p>
    </li>
  );
}
