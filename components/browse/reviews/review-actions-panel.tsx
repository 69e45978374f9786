import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withQueryClient } from '@/components/shared/with-query-client';
import { Button } from '@/components/ui/button';
import { loadWithTexts } from '@/lib/i18n/load-with-texts';
import MoreReviews from './more-reviews';
import type { ReviewActionsProps } from './review-actions-props';

/** Loaded separately, because only writing a review needs the code of forms. */
const OwnReview = lazy(() =>
  loadWithTexts(['reviews'], async () => ({ default: (await import('./own-review')).OwnReview })),
);

/** Replaces the buttons of `ReviewActions` when one of them was pressed. */
export default withQueryClient(function ReviewActionsPanel(
  props: ReviewActionsProps & { pressed: string },
) {
  const { productId, shownIds, labels, pressed } = props;
  const [open, setOpen] = useState<readonly string[]>([pressed]);
  const write = labels.find(([name]) => name === 'write')?.[1];
  const more = labels.find(([name]) => name === 'more')?.[1];
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
      {open.includes('more') ? (
        <MoreReviews productId={productId} shownIds={shownIds} />
      ) : (
        button('more', more)
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
