import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { createDraft } from '@/components/forms/draft';
import {
  RequiredMark,
  TextAreaField,
  TextField,
  type TextFieldProps,
} from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { withReturnTo } from '@/components/shared/return-to';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RetryButton } from '@/components/ui/retry-button';
import { errorText } from '@/lib/api/client/error-catalogue';
import type { Customer } from '@/lib/api/customer';
import { ownReviewQuery } from '@/lib/api/reviews';
import { hasOwnTitle } from '@/lib/domain/product/review';
import type { Review } from '@/lib/domain/product/types';
import {
  REVIEW_LIMITS,
  type ReviewFields,
  reviewSchema,
  STAR_RATINGS,
} from '@/lib/domain/reviews/form';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { REVIEWS_FRAGMENT } from '@/lib/routing/review-fragments';
import { publishReview } from '@/stores/flows/reviews/publish-review';
import { notify } from '@/stores/interface/toast-store';
import { selectIsAuthenticated, useSessionStore } from '@/stores/session/session-store';
import { ReviewItem } from './review-item';
import '@/components/forms/form-styles';

interface ReviewFormProps {
  customer: Customer;
  productId: string;
  existingReview: Review | null;
  onDone: (isSaved: boolean) => void;
}

const FIELDS = ['rating', 'shortOpinion', 'opinion'] as const;
const toReviewFields = (review: Review | null): ReviewFields => ({
  rating: review ? String(Math.round(review.rating)) : '',
  shortOpinion: review && hasOwnTitle(review) ? review.shortOpinion : '',
  opinion: review?.opinion ?? '',
});

/** Stars, the opinion and a title. The text is kept as a draft in this tab until it is published. */
function ReviewForm({ customer, productId, existingReview, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const router = useRouter();
  const isPublished = useRef(false);
  const draftKey = `review-draft-${customer.id}-${productId}`;
  const draft = useMemo(() => createDraft(draftKey, FIELDS), [draftKey]);
  const { field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: reviewSchema,
    t,
    offline: t('offline'),
    defaultValues: { ...toReviewFields(existingReview), ...draft.read() },
    draft,
    send: async (written) => {
      // A double click: the first click has already published the review.
      if (isPublished.current) return;
      await publishReview({
        customerId: customer.id,
        productId,
        existing: existingReview,
        written,
      });
      isPublished.current = true;
      notify({ text: t(existingReview ? 'changed' : 'published'), duration: TOAST_DURATION.long });
      onDone(true);
      // The public page was rendered again on the server; this tab fetches the new version.
      router.refresh();
    },
  });
  return (
    <Form
      className="grid gap-5"
      aria-labelledby="own-review"
      onChange={keepDraft}
      onSubmit={submit}
    >
      <StarRatingInput {...field('rating', t('stars'))} />
      <TextAreaField {...field('opinion', t('opinion'))} hint={t('opinionHint')} rows={4} />
      <TextField
        {...field('shortOpinion', t('shortOpinion'), { isOptional: true })}
        hint={t('shortOpinionHint')}
        maxLength={REVIEW_LIMITS.shortOpinion.most}
        autoComplete="off"
      />
      <p className="form-hint">{t('public', { name: customer.name })}</p>
      <FormError text={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? t('sending') : t(existingReview ? 'save' : 'publish')}
        </Button>
        {existingReview && (
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              onDone(false);
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </Form>
  );
}

type StarRatingInputProps = Pick<TextFieldProps, 'formId' | 'registration' | 'label' | 'error'>;

export function StarRatingInput({ formId, registration, label, error }: StarRatingInputProps) {
  const { t } = useTranslation('reviews');
  const id = `${formId}-${registration.name}`;
  const isPressed = useRef(false);
  return (
    <fieldset
      className="star-choice"
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined || undefined}
      onPointerDown={() => {
        isPressed.current = true;
      }}
      onKeyDown={() => {
        isPressed.current = false;
      }}
      // Who has pressed a star goes on with the text; with the keyboard, arrows pass through the stars.
      onChange={({ currentTarget }) =>
        isPressed.current && currentTarget.closest('form')?.querySelector('textarea')?.focus()
      }
    >
      <legend className="font-semibold">
        {label} <RequiredMark />
      </legend>
      <div>
        {STAR_RATINGS.map((stars) => (
          <label key={stars} title={t('starsOf', { count: Number(stars) })}>
            <input type="radio" value={stars} required {...registration} />
            <span className="visually-hidden">{t('starsOf', { count: Number(stars) })}</span>
            <Icon name="star" />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="form-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OwnReviewProps {
  productId: string;
  /** The reviews that stand in the document's list. A list that was fetched again is another array. */
  shownIds: readonly string[];
}

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
        isNew={outdatedIds !== undefined}
        isListed={shownIds !== outdatedIds && shownIds.includes(data.id)}
      >
        <Button variant="secondary" icon="edit" onClick={() => setEditing(true)}>
          {t('edit')}
        </Button>
      </PublishedReview>
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

/** The button that was pressed is gone, and the page around it is shorter. */
const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

interface PublishedReviewProps {
  review: Review;
  /** It stands in the list that everybody sees. Of another nothing is known but that the shop has it. */
  isListed: boolean;
  /** It was sent from here. */
  isNew?: boolean;
  children?: ReactNode;
}

export function PublishedReview(props: PublishedReviewProps) {
  const { review, isListed, isNew = false, children } = props;
  const { t } = useTranslation('reviews');
  return (
    <section aria-labelledby="own-review">
      <h3 id="own-review" tabIndex={-1} ref={isNew ? focusHeading : undefined}>
        {t('yours')}
      </h3>
      <p className="inline-flex items-center gap-1.5 text-14 font-semibold text-saved">
        <Icon name="check" className="size-4" />
        {t(isListed ? 'state.listed' : 'state.saved')}
      </p>
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
      {children}
    </section>
  );
}
