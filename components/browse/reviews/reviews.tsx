import { EmptyState } from '@/components/ui/empty-state';
import { StaticHtml } from '@/components/ui/static-html';
import { getRatingShares } from '@/lib/domain/product/review';
import type { PaginatedReviews, Review } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { RatingSummary } from './rating-summary';
import { ReviewActions } from './review-actions';
import { ReviewItem, type ReviewLabels } from './review-item';
import { shownReviewsText } from './shown-reviews-text';

interface ReviewsProps {
  productId: string;
  /** The first page of reviews, newest first. Null when it could not be read. */
  firstPage: PaginatedReviews | null;
}

/** The reviews of a product: the first page from the server, more on demand. */
export function Reviews({ productId, firstPage }: ReviewsProps) {
  const t = getTexts('product');
  const common = getTexts('common');
  const write = ['write', t('reviews.write')] as const;
  if (!firstPage) {
    return (
      <>
        <p>{t('reviews.unavailable')}</p>
        <ReviewActions productId={productId} shownIds={[]} labels={[write]} />
      </>
    );
  }
  const { reviews, total, lastPage, average, distribution } = firstPage;
  if (reviews.length === 0) {
    return (
      <EmptyState icon="chat" title={t('reviews.emptyTitle')} text={t('reviews.emptyText')}>
        <ReviewActions productId={productId} shownIds={[]} labels={[write]} />
      </EmptyState>
    );
  }
  const labels = {
    anonymous: t('reviews.anonymous'),
    rating: common('rating', { rating: '{rating}' }),
    verified: t('reviews.verified'),
  };
  return (
    <div className="reviews">
      {average !== null && (
        <StaticHtml written="rating">
          <RatingSummary
            average={average}
            label={common('rating', { rating: average.toFixed(1) })}
            count={total === null ? '' : common('reviews', { count: total })}
            title={t('reviews.distribution')}
            shares={getRatingShares(distribution ?? []).map(({ rating, count, percent }) => [
              t('reviews.stars', { count: rating }),
              percent,
              t('reviews.share', { count, percent }),
            ])}
          />
        </StaticHtml>
      )}
      <div>
        <StaticHtml written="reviews">
          <p className="text-sm text-ink-soft">{shownReviewsText(t, reviews.length, total)}</p>
          <ReviewList reviews={reviews} labels={labels} />
        </StaticHtml>
        <ReviewActions
          productId={productId}
          shownIds={reviews.map(({ id }) => id)}
          labels={
            lastPage > 1
              ? [['more', t('reviews.more')], ['browse', t('reviews.browse')], write]
              : [write]
          }
        />
      </div>
    </div>
  );
}

/** The reviews that the server renders. Its props are plain data. */
function ReviewList({ reviews, labels }: { reviews: readonly Review[]; labels: ReviewLabels }) {
  return (
    <ul>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} labels={labels} />
      ))}
    </ul>
  );
}
