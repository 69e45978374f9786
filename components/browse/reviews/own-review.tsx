import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { RetryButton } from '@/components/ui/retry-button';
import { errorText } from '@/lib/api/client/error-catalogue';
import { ownReviewQuery } from '@/lib/api/reviews';
import type { Customer } from '@/lib/domain/account/types';
import type { Review } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { ReviewForm } from './review-form';
import { ReviewItem } from './review-item';
import '@/components/forms/form-styles';
import './own-review.css';

interface OwnReviewProps {
  productId: string;
  /** The reviews that stand in the document's list. A list that was fetched again is another array. */
  shownIds: readonly string[];
  /** All reviews of the product are shown instead of that list. */
  isBrowsing: boolean;
}

/** The customer's own review: write it, see it, change it. A guest gets links to sign in that return here. */
export function OwnReview(props: OwnReviewProps) {
  const { t } = useTranslation('reviews');
  const isSignedIn = useSessionStore(selectIsAuthenticated);
  const customer = useSessionStore((state) => state.customer);
  if (isSignedIn && customer) {
    return <OwnReviewLoader key={customer.id} customer={customer} {...props} />;
  }
  const back = `${location.pathname}${location.search}#${REVIEWS_FRAGMENT}`;
  return (
    <section aria-labelledby="own-review">
      <h3 id="own-review">{t('title')}</h3>
      <p className="text-ink-soft">{t('login.text')}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={withReturnTo('login', back)} rel="nofollow">
          {t('login.link')}
        </ButtonLink>
        <ButtonLink variant="secondary" href={withReturnTo('register', back)} rel="nofollow">
          {t('login.register')}
        </ButtonLink>
      </p>
    </section>
  );
}

/** Who has opened the form goes on in its first field, unless the focus has moved on since. */
function focusFirstField(section: HTMLElement | null): void {
  const focused = document.activeElement;
  const isWaiting = focused === document.body || focused?.contains(section);
  if (isWaiting) section?.querySelector('input')?.focus();
}

function OwnReviewLoader({
  customer,
  productId,
  shownIds,
  isBrowsing,
}: OwnReviewProps & { customer: Customer }) {
  const { t } = useTranslation('reviews');
  const { data, error, isPending, refetch } = useQuery(ownReviewQuery(customer.id, productId));
  const [isEditing, setEditing] = useState(true);
  /** The list with the text before the change, until the page has been fetched again. */
  const [outdatedIds, setOutdatedIds] = useState<readonly string[]>();
  if (isPending) {
    return <div role="status" aria-label={t('loading')} className="skeleton mt-4 h-96" />;
  }
  if (data === undefined) {
    return (
      <section aria-labelledby="own-review">
        <h3 id="own-review">{t('title')}</h3>
        <p role="alert">{errorText(error)}</p>
        <RetryButton onClick={() => refetch()}>{t('retry')}</RetryButton>
      </section>
    );
  }
  if (data && !isEditing) {
    return (
      <PublishedReview
        review={data}
        isListed={isBrowsing || (shownIds !== outdatedIds && shownIds.includes(data.id))}
        onEdit={() => setEditing(true)}
      />
    );
  }
  return (
    <section ref={focusFirstField} aria-labelledby="own-review">
      <h3 id="own-review">{t(data ? 'editTitle' : 'title')}</h3>
      <ReviewForm
        customer={customer}
        productId={productId}
        existingReview={data}
        onDone={(isSaved) => {
          setEditing(false);
          if (isSaved) setOutdatedIds(shownIds);
        }}
      />
    </section>
  );
}

function PublishedReview({
  review,
  isListed,
  onEdit,
}: {
  review: Review;
  isListed: boolean;
  onEdit: () => void;
}) {
  const { t } = useTranslation('reviews');
  return (
    <section aria-labelledby="own-review">
      <h3 id="own-review">{t('yours')}</h3>
      {!isListed && (
        <ul>
          <ReviewItem
            review={review}
            now={Date.now()}
            labels={{
              anonymous: t('you'),
              rating: t('rating', { rating: '{rating}' }),
              verified: t('verified'),
            }}
          />
        </ul>
      )}
      <Button variant="secondary" icon="edit" onClick={onEdit}>
        {t('edit')}
      </Button>
    </section>
  );
}
