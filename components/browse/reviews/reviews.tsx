import { EmptyState } from '@/components/ui/empty-state';
import { StaticHtml } from '@/components/ui/static-html';
import { getRatingShares } from '@/lib/domain/product/review';
import type { PaginatedReviews, Review } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { RatingSummary } from './rating-summary';
import { ReviewActions } from './review-actions';
import { getReviewLabels, ReviewItem, type ReviewLabels } from './review-item';
import { shownReviewsText } from './shown-reviews-text';

interface ReviewsProps {
  productId: string;
  /** The first page of reviews, newest first. Null when it could not be read. */
  firstPage: PaginatedReviews | null;
}

/**
 * The reviews of a product: the first page from the server, more on demand. The buttons stand in the same place of the
 * tree however many reviews there are: a page that is fetched again while somebody writes must not start the form anew.
 */
export function Reviews({ productId, firstPage }: ReviewsProps) {
  const t = getTexts('product');
  const { reviews, lastPage } = firstPage ?? { reviews: [], lastPage: 1 };
  const write = ['write', t('reviews.write')] as const;
  return (
    <div className={reviews.length > 0 ? 'reviews' : undefined}>
      {firstPage && <AverageRating page={firstPage} />}
      <div className={firstPage && reviews.length === 0 ? 'pb-12 text-center' : undefined}>
        {firstPage ? <FirstPage page={firstPage} /> : <p>{t('reviews.unavailable')}</p>}
        <ReviewActions
          productId={productId}
          shownIds={reviews.map(({ id }) => id)}
          shownText={
            reviews.length > 0 ? shownReviewsText(t, reviews.length, firstPage?.total ?? null) : ''
          }
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

function AverageRating({ page: { reviews, average, total, distribution } }: FirstPageProps) {
  const t = getTexts('product');
  const common = getTexts('common');
  if (reviews.length === 0 || average === null) return null;
  return (
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
  );
}

interface FirstPageProps {
  page: PaginatedReviews;
}

function FirstPage({ page: { reviews } }: FirstPageProps) {
  const t = getTexts('product');
  const common = getTexts('common');
  if (reviews.length === 0) {
    return <EmptyState icon="chat" title={t('reviews.emptyTitle')} text={t('reviews.emptyText')} />;
  }
  const labels = getReviewLabels(t, common);
  return (
    <StaticHtml written="reviews">
      <ReviewList reviews={reviews} labels={labels} />
    </StaticHtml>
  );
}

/** The reviews that the server renders. Its props are plain data. */
function ReviewList({ reviews, labels }: { reviews: readonly Review[]; labels: ReviewLabels }) {
  return (
    <ul>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} labels={labels} now={null} />
      ))}
    </ul>
  );
}
