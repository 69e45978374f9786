import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { useInView } from '@/components/ui/use-in-view';
import { useTranslation } from '@/lib/i18n/client';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import { ownReviewQuery } from '@/lib/queries/reviews';
import { selectAuthorizedCustomerId, useSessionStore } from '@/stores/session/session-store';
import MoreReviews from './more-reviews';
import type { ReviewActionsProps } from './review-actions-props';
import { ReviewBrowser } from './review-browser';

/** Loaded separately, because only writing a review needs the code of forms. */
const OwnReview = lazy(() =>
  loadWithTexts(['reviews'], async () => ({ default: (await import('./own-review')).OwnReview })),
);

/** Whether the customer has written a review of the product. It is asked for when the buttons come near. */
function useHasOwnReview(productId: string, place: Element | null): boolean {
  const customerId = useSessionStore(selectAuthorizedCustomerId);
  const isNear = useInView(place);
  const { data } = useQuery({
    ...ownReviewQuery(customerId ?? '', productId),
    enabled: customerId !== null && isNear,
  });
  return Boolean(data);
}

/** Replaces the buttons of `ReviewActions` for a customer, or when one of them was pressed. */
export default withQueryClient(function ReviewActionsPanel(
  props: ReviewActionsProps & { pressed: string },
) {
  const { productId, shownIds, labels, pressed } = props;
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState<readonly string[]>([pressed]);
  const [buttons, setButtons] = useState<Element | null>(null);
  const labelOf = (wanted: string) => labels.find(([name]) => name === wanted)?.[1];
  const isAuthor = useHasOwnReview(productId, buttons);
  const write = isAuthor ? t('edit') : labelOf('write');
  const place = useRef<HTMLDivElement>(null);
  const isWriting = open.includes('write');
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
      <span ref={setButtons} />
      {open.includes('browse') ? (
        <ReviewBrowser productId={productId} />
      ) : (
        <>
          {open.includes('more') ? (
            <MoreReviews productId={productId} shownIds={shownIds} />
          ) : (
            button('more', labelOf('more'))
          )}
          {button('browse', labelOf('browse'))}
        </>
      )}
      {isWriting ? (
        <div ref={place} tabIndex={-1} className="own-review">
          <Suspense fallback={button('write', write, true)}>
            <OwnReview productId={productId} />
          </Suspense>
        </div>
      ) : (
        button('write', write)
      )}
    </>
  );
});
