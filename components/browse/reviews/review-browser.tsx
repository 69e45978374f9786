import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { productReviewsQuery } from '@/lib/api/reviews';
import { REVIEW_SORTS, type ReviewSort } from '@/lib/domain/product/types';
import { STAR_RATINGS } from '@/lib/domain/reviews/form';
import { useTranslation } from '@/lib/i18n/client';
import { getReviewLabels, ReviewItem } from './review-item';
import './review-browser.css';

/** The reviews with so many stars, in the order that the visitor chooses. It takes the place of the newest ones. */
export function ReviewBrowser({ productId }: { productId: string }) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const [rating, setRating] = useState<number | null>(null);
  const [sort, setSort] = useState<ReviewSort>('newest');
  const id = useId();
  const first = useRef<HTMLSelectElement>(null);
  const pages = useInfiniteQuery(productReviewsQuery(productId, { rating, sort }));
  // The pressed button has disappeared.
  useEffect(() => first.current?.focus(), []);

  const loaded = pages.data?.pages ?? [];
  // A backend that does not know the filter sends all reviews.
  const reviews = loaded
    .flatMap((page) => page.reviews)
    .filter((review) => rating === null || Math.round(review.rating) === rating);
  const total = loaded.at(-1)?.total ?? null;
  const isExact = rating === null || loaded.every((page) => page.reviews.every(hasRating(rating)));
  const labels = getReviewLabels(t, common);
  return (
    <div className="review-browser" aria-busy={pages.isFetching}>
      <div>
        <label htmlFor={`${id}-stars`}>{t('reviews.byStars')}</label>
        <select
          ref={first}
          id={`${id}-stars`}
          value={rating ?? ''}
          onChange={({ target }) => setRating(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('reviews.allStars')}</option>
          {STAR_RATINGS.toReversed().map((stars) => (
            <option key={stars} value={stars}>
              {t('reviews.stars', { count: Number(stars) })}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-sort`}>{t('reviews.sort')}</label>
        <select
          id={`${id}-sort`}
          value={sort}
          onChange={({ target }) =>
            setSort(REVIEW_SORTS.find((one) => one === target.value) ?? 'newest')
          }
        >
          {REVIEW_SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`reviews.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={pages.isError ? 'text-danger' : 'text-sm text-ink-soft'}>
        {pages.isError && t('reviews.failed')}
        {!pages.isError &&
          !pages.isPending &&
          (reviews.length === 0 && !pages.hasNextPage
            ? t('reviews.noneOfStars')
            : isExact && total !== null && t('reviews.found', { count: total }))}
      </p>
      <ul>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} labels={labels} now={Date.now()} />
        ))}
      </ul>
      <LoadMoreButton pages={pages} labels={{ more: t('reviews.more'), retry: common('retry') }} />
    </div>
  );
}

const hasRating =
  (rating: number) =>
  (review: { rating: number }): boolean =>
    Math.round(review.rating) === rating;
