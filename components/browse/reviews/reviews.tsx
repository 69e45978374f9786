import { EmptyState } from '@/components/ui/empty-state';
import { Written } from '@/components/ui/written';
import { ratingShares } from '@/lib/domain/product/review';
import type { ReviewPage } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { RatingSummary } from './rating-summary';
import { ReviewActions } from './review-actions';
import { ReviewList } from './review-list';

interface ReviewsProps {
  productId: string;
  /** The first page of reviews, newest first. */
  first: ReviewPage;
}

/** The reviews of a product: the first page from the server, more on demand. */
export function Reviews({ productId, first }: ReviewsProps) {
  const t = texts('product');
  const common = texts('common');
  const { reviews, total, lastPage, average } = first;
  const write = ['write', t('reviews.write')] as const;
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
  };
  return (
    <div className="reviews">
      <Written written="rating">
        <RatingSummary
          average={average}
          label={common('rating', { rating: average.toFixed(1) })}
          count={common('reviews', { count: total })}
          title={t('reviews.distribution')}
          shares={ratingShares(first.distribution).map(({ rating, count, percent }) => [
            t('reviews.stars', { count: rating }),
            percent,
            t('reviews.share', { count, percent }),
          ])}
        />
      </Written>
      <div>
        <Written written="reviews">
          <p className="text-sm text-ink-soft">
            {t('reviews.shown', { shown: reviews.length, total })}
          </p>
          <ReviewList reviews={reviews} labels={labels} />
        </Written>
        <ReviewActions
          productId={productId}
          shownIds={reviews.map(({ id }) => id)}
          labels={lastPage > 1 ? [['more', t('reviews.more')], write] : [write]}
        />
      </div>
    </div>
  );
}
