import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { productReviewsQuery } from '@/lib/api/reviews';
import { useTranslation } from '@/lib/i18n/client';
import type { ReviewActionsProps } from './review-actions-props';
import { getReviewLabels, ReviewItem } from './review-item';
import { shownReviewsText } from './shown-reviews-text';

type MoreReviewsProps = Pick<ReviewActionsProps, 'productId' | 'shownIds' | 'shownText'>;

/** The first page is already in the document, so the query begins at the second. */
const pagesAfterFirst = (productId: string) => {
  const options = productReviewsQuery(productId);
  return { ...options, queryKey: [...options.queryKey, 'after-first'], initialPageParam: 2 };
};

/** The reviews from the second page on. */
export function MoreReviews({ productId, shownIds, shownText }: MoreReviewsProps) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const list = useRef<HTMLUListElement>(null);
  const pages = useInfiniteQuery(pagesAfterFirst(productId));
  // A review published in the meantime moves one that is already shown to the next page: it must not appear twice.
  const knownIds = new Set(shownIds);
  const loaded = pages.data?.pages ?? [];
  const reviews = loaded
    .flatMap((page) => page.reviews)
    .filter(({ id }) => !knownIds.has(id) && knownIds.add(id));
  const total = loaded.at(-1)?.total;
  const labels = getReviewLabels(t, common);

  // The pressed button may have disappeared, so the focus moves to the first of the new reviews.
  const count = reviews.length;
  const before = useRef(0);
  useEffect(() => {
    if (count > before.current) {
      list.current?.children[before.current]?.querySelector('p')?.focus();
    }
    before.current = count;
  }, [count]);

  return (
    <>
      <ul ref={list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} labels={labels} now={Date.now()} />
        ))}
      </ul>
      <p role="status" className={pages.isError ? 'mt-4 text-danger' : 'reviews-shown'}>
        {pages.isError && t('reviews.failed')}
        {!pages.isError &&
          (total === undefined ? shownText : shownReviewsText(t, knownIds.size, total))}
      </p>
      <LoadMoreButton pages={pages} labels={{ more: t('reviews.more'), retry: common('retry') }} />
    </>
  );
}
