import { EmptyState } from '@/components/ui/empty-state';
import type { ReviewPage } from '@/lib/domain/product/types';
import { texts } from '@/lib/i18n/server';
import { MoreReviews } from './more-reviews';
import { RatingSummary } from './rating-summary';
import { ReviewItem } from './review-item';

interface ReviewsProps {
  productId: string;
  /** The first page, newest first. */
  first: ReviewPage;
}

/** What customers think of a product: five at a time, further ones on demand. */
export function Reviews({ productId, first }: ReviewsProps) {
  const t = texts('product');
  const common = texts('common');
  const { reviews, total, lastPage, average } = first;
  if (reviews.length === 0) {
    return <EmptyState icon="chat" title={t('reviews.emptyTitle')} text={t('reviews.emptyText')} />;
  }
  const labels = {
    anonymous: t('reviews.anonymous'),
    rating: (rating: number) => common('rating', { rating }),
  };
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-[16rem_minmax(0,1fr)]">
      <RatingSummary
        page={first}
        label={common('rating', { rating: average.toFixed(1) })}
        count={common('reviews', { count: total })}
        t={t}
      />
      <div>
        <p className="text-sm text-ink-soft">
          {t('reviews.shown', { shown: reviews.length, total })}
        </p>
        <ul>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} labels={labels} />
          ))}
        </ul>
        {lastPage > 1 && (
          <MoreReviews
            productId={productId}
            shownIds={reviews.map(({ id }) => id)}
            label={t('reviews.more')}
          />
        )}
      </div>
    </div>
  );
}
