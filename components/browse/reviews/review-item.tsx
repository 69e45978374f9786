import { Rating } from '@/components/ui/rating';
import { formatDayAge } from '@/lib/domain/dates';
import { formatReviewDay, getReviewDay, hasOwnTitle } from '@/lib/domain/product/review';
import type { Review } from '@/lib/domain/product/types';
import type { Texts } from '@/lib/i18n/types';

export const shownReviewsText = (t: Texts<'product'>, shown: number, total: number | null) =>
  total === null
    ? t('reviews.shownSoFar', { count: shown })
    : t('reviews.shown', { shown, count: Math.max(total, shown) });

export interface ReviewActionsProps {
  productId: string;
  shownIds: readonly string[];
  /** How many these are, and of how many. Empty without reviews. */
  shownText: string;
  labels: readonly (readonly ['more' | 'browse' | 'write', label: string])[];
}

export const getReviewLabels = (t: Texts<'product'>, common: Texts<'common'>) => ({
  anonymous: t('reviews.anonymous'),
  rating: common('rating', { rating: '{rating}' }),
  verified: t('reviews.verified'),
});

interface ReviewItemProps {
  review: Review;
  labels: ReturnType<typeof getReviewLabels>;
  /**
   * Milliseconds since 1970, by which the review says how old it is. Null for a document, which is kept for days: it has the
   * date, and the browser shows the age in its place (`ReviewAges`).
   */
  now: number | null;
}

export function ReviewItem({ review, labels, now }: ReviewItemProps) {
  const day = getReviewDay(review.createdUtc);
  const date = formatReviewDay(day);
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
        {day ? (
          <time dateTime={day} title={date}>
            {now === null ? <span>{date}</span> : formatDayAge(day, now) || date}
          </time>
        ) : (
          review.createdAtText && <span>{review.createdAtText}</span>
        )}
        {review.isVerifiedPurchase && (
          <span className="fact fact-guarantee">{labels.verified}</span>
        )}
      </p>
      {hasOwnTitle(review) && <p className="review-title">{review.shortOpinion}</p>}
      <p>{review.opinion || review.shortOpinion}</p>
    </li>
  );
}
