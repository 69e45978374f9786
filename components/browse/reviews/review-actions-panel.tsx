import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { ownReviewQuery } from '@/lib/api/reviews';
import type { Review } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import { MoreReviews } from './more-reviews';
import { OwnReview } from './own-review';
import type { ReviewActionsProps } from './review-actions-props';
import { ReviewBrowser } from './review-browser';

/** The customer's review of the product; null when there is none. It is asked for when the buttons come near. */
function useOwnReview(productId: string, isNear: boolean): Review | null {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const { data } = useQuery({
    ...ownReviewQuery(customerId ?? '', productId),
    enabled: customerId !== null && isNear,
  });
  return data ?? null;
}

/** Replaces the buttons of `ReviewActions` for a customer, or when one of them was pressed. */
export const ReviewActionsPanel = withQueryClient(function ReviewActionsPanel(
  props: ReviewActionsProps & { pressed: string; isNear: boolean },
) {
  const { productId, shownIds, shownText, labels, pressed, isNear } = props;
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState<readonly string[]>([pressed]);
  const labelOf = (wanted: string) => labels.find(([name]) => name === wanted)?.[1];
  const own = useOwnReview(productId, isNear);
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
              shownIds={isWriting && own ? [...shownIds, own.id] : shownIds}
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
      {isWriting ? (
        <div ref={place} id={OWN_REVIEW_FRAGMENT} tabIndex={-1} className="own-review">
          <Suspense fallback={button('write', write, true)}>
            <OwnReview productId={productId} shownIds={shownIds} isBrowsing={isBrowsing} />
          </Suspense>
        </div>
      ) : (
        button('write', write)
      )}
    </>
  );
});
