import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type Ref, Suspense, useEffect, useId, useRef, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { LoadMoreButton } from '@/components/ui/load-more-button';
import { ownReviewQuery, productReviewsQuery } from '@/lib/api/reviews';
import { REVIEW_SORTS, type Review, type ReviewSort } from '@/lib/domain/product/types';
import { STAR_RATINGS } from '@/lib/domain/reviews/form';
import { useTranslation } from '@/lib/i18n/client';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { OwnReview, PublishedReview } from './own-review';
import {
  getReviewLabels,
  type ReviewActionsProps,
  ReviewItem,
  shownReviewsText,
} from './review-item';
import './review-actions-panel.css';

const selectClass = 'mr-3 min-h-11 outlined rounded-md bg-surface px-3';

function ReviewBrowser({ productId }: { productId: string }) {
  const { t } = useTranslation('product');
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
    .filter((review) => rating === null || hasRating(rating)(review));
  const total = loaded.at(-1)?.total ?? null;
  const isExact = rating === null || loaded.every((page) => page.reviews.every(hasRating(rating)));
  return (
    <div className="review-browser" aria-busy={pages.isFetching}>
      <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
        <label htmlFor={`${id}-stars`}>{t('reviews.byStars')}</label>
        <select
          ref={first}
          id={`${id}-stars`}
          className={selectClass}
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
          className={selectClass}
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
      <ReviewList reviews={reviews} />
      <MoreButton pages={pages} />
    </div>
  );
}

const hasRating =
  (rating: number) =>
  (review: { rating: number }): boolean =>
    Math.round(review.rating) === rating;

function ReviewList({ reviews, ref }: { reviews: Review[]; ref?: Ref<HTMLUListElement> }) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  const labels = getReviewLabels(t, common);
  return (
    <ul ref={ref}>
      {reviews.map((review) => (
        <ReviewItem key={review.id} review={review} labels={labels} now={Date.now()} />
      ))}
    </ul>
  );
}

function MoreButton({ pages }: Pick<ComponentProps<typeof LoadMoreButton>, 'pages'>) {
  const { t } = useTranslation('product');
  const { t: common } = useTranslation('common');
  return (
    <LoadMoreButton pages={pages} labels={{ more: t('reviews.more'), retry: common('retry') }} />
  );
}

type MoreReviewsProps = Pick<ReviewActionsProps, 'productId' | 'shownIds' | 'shownText'>;

function MoreReviews({ productId, shownIds, shownText }: MoreReviewsProps) {
  const { t } = useTranslation('product');
  const list = useRef<HTMLUListElement>(null);
  const asked = productReviewsQuery(productId);
  // The first page is already in the document.
  const queryKey = [...asked.queryKey, 'after-first'];
  const pages = useInfiniteQuery({ ...asked, queryKey, initialPageParam: 2 });
  // A review published in the meantime moves one that is already shown to the next page: it must not appear twice.
  const knownIds = new Set(shownIds);
  const loaded = pages.data?.pages ?? [];
  const reviews = loaded
    .flatMap((page) => page.reviews)
    .filter(({ id }) => !knownIds.has(id) && knownIds.add(id));
  const total = loaded.at(-1)?.total;

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
      <ReviewList ref={list} reviews={reviews} />
      <p role="status" className={pages.isError ? 'mt-4 text-danger' : 'reviews-shown'}>
        {pages.isError && t('reviews.failed')}
        {!pages.isError &&
          (total === undefined ? shownText : shownReviewsText(t, knownIds.size, total))}
      </p>
      <MoreButton pages={pages} />
    </>
  );
}

/** Replaces the buttons of `ReviewActions` for a customer, or when one of them was pressed. */
export const ReviewActionsPanel = withQueryClient(function ReviewActionsPanel(
  props: ReviewActionsProps & { pressed: string; isNear: boolean },
) {
  const { productId, shownIds, shownText, labels, pressed, isNear } = props;
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState<readonly string[]>([pressed]);
  const labelOf = (wanted: string) => labels.find(([name]) => name === wanted)?.[1];
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const isAsked = customerId !== null && isNear;
  const asked = ownReviewQuery(customerId ?? '', productId);
  const { data: own } = useQuery({ ...asked, enabled: isAsked });
  const write = own ? t('edit') : labelOf('write');
  const place = useRef<HTMLDivElement>(null);
  const isWriting = open.includes('write');
  const isBrowsing = open.includes('browse');
  useEffect(() => {
    // The pressed button has disappeared, and the form may be out of view.
    if (isWriting) place.current?.focus();
  }, [isWriting]);
  const button = (name: string, label: string | undefined, isBusy = false) =>
    label !== undefined && (
      <Button
        variant="secondary"
        className="mt-4 mr-3"
        isBusy={isBusy || undefined}
        onClick={() => setOpen([...open, name])}
      >
        {label}
      </Button>
    );
  return (
    <>
      {isBrowsing ? (
        <ReviewBrowser productId={productId} />
      ) : (
        <>
          {open.includes('more') ? (
            <MoreReviews
              productId={productId}
              // The customer's own one is shown below.
              shownIds={own ? [...shownIds, own.id] : shownIds}
              shownText={shownText}
            />
          ) : (
            <>
              {shownText !== '' && <p className="reviews-shown">{shownText}</p>}
              {button('more', labelOf('more'))}
            </>
          )}
          {button('browse', labelOf('browse'))}
        </>
      )}
      {own && !isWriting && (
        <div className="own-review">
          <PublishedReview review={own} isListed={shownIds.includes(own.id)} />
        </div>
      )}
      {isWriting ? (
        <div ref={place} id={OWN_REVIEW_FRAGMENT} tabIndex={-1} className="own-review">
          <Suspense fallback={button('write', write, true)}>
            <OwnReview productId={productId} shownIds={shownIds} />
          </Suspense>
        </div>
      ) : (
        button('write', write)
      )}
    </>
  );
});
