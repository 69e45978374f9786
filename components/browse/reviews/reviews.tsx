import { EmptyState } from '@/components/ui/empty-state';
import { Rating } from '@/components/ui/rating';
import { StaticHtml } from '@/components/ui/static-html';
import { getRatingShares } from '@/lib/domain/product/review';
import type { PaginatedReviews } from '@/lib/domain/product/types';
import { getTexts } from '@/lib/i18n/server';
import { ReviewActions } from './review-actions';
import { getReviewLabels, ReviewItem, shownReviewsText } from './review-item';

interface ReviewsProps {
  productId: string;
  /** The first page of reviews, newest first. Null when it could not be read. */
  firstPage: PaginatedReviews | null;
}

/** The buttons keep their place in the tree: a page that is fetched again while somebody writes must not start the form anew. */
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
  const shares = getRatingShares(distribution ?? []);
  return (
    <StaticHtml partId="rating">
      <div className="rating">
        <p className="rating-average">
          <b>{average.toFixed(1)}</b> / 5
        </p>
        <p className="rating-count">
          <Rating rating={average} label={common('rating', { rating: average.toFixed(1) })} />
          {total !== null && common('reviews', { count: total })}
        </p>
        {shares.length > 0 && (
          <ul aria-label={t('reviews.distribution')}>
            {shares.map(({ rating, count, percent }) => (
              <li key={rating} className="share">
                <span>{t('reviews.stars', { count: rating })}</span>
                <span className="share-bar" aria-hidden="true">
                  <span className="share-fill" style={{ width: `${percent}%` }} />
                </span>
                <span>{t('reviews.share', { count, percent })}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
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
    <StaticHtml partId="reviews">
      <ul>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} labels={labels} now={null} />
        ))}
      </ul>
    </StaticHtml>
  );
}
