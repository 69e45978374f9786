import { zodResolver } from '@hookform/resolvers/zod';
import { useRouter } from 'next/navigation';
import { useId, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { createDraft } from '@/components/forms/draft';
import { TextAreaField, TextField } from '@/components/forms/field';
import { FormError } from '@/components/forms/form-error';
import { useFormSubmit } from '@/components/forms/use-form-submit';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/domain/account/types';
import type { Review } from '@/lib/domain/product/types';
import {
  type NewReview,
  REVIEW_LIMITS,
  type ReviewFields,
  reviewSchema,
} from '@/lib/domain/reviews/form';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import type { TextKey } from '@/lib/i18n/types';
import { publishReview } from '@/stores/flows/reviews/publish-review';
import { notify } from '@/stores/interface/toast-store';
import { StarRatingInput } from './star-rating-input';

interface ReviewFormProps {
  customer: Customer;
  productId: string;
  /** The published review that is edited; null for a new one. */
  existingReview: Review | null;
  onDone: () => void;
}

const FIELDS = ['rating', 'shortOpinion', 'opinion'] as const;
const SERVER_FIELDS = {
  rating: 'rating',
  short_opinion: 'shortOpinion',
  opinion: 'opinion',
} as const;
const toReviewFields = (review: Review | null): ReviewFields => ({
  rating: review ? String(Math.round(review.rating)) : '',
  shortOpinion: review?.shortOpinion ?? '',
  opinion: review?.opinion ?? '',
});

/** Stars, a title and the opinion. The text is kept as a draft in this tab until it is published. */
export function ReviewForm({ customer, productId, existingReview, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const router = useRouter();
  const formId = useId();
  const isPublished = useRef(false);
  const draftKey = `review-draft-${customer.id}-${productId}`;
  const draft = useMemo(() => createDraft<keyof ReviewFields>(draftKey, FIELDS), [draftKey]);
  const form = useForm<ReviewFields, unknown, NewReview>({
    resolver: zodResolver(reviewSchema),
    defaultValues: { ...toReviewFields(existingReview), ...draft.read() },
  });
  const { failure, keepDraft, submit } = useFormSubmit(form, {
    serverFields: SERVER_FIELDS,
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
      onDone();
      // The public page was rendered again on the server; this tab fetches the new version.
      router.refresh();
    },
  });
  const { errors, isSubmitting } = form.formState;
  /** The messages of the schema are keys of the texts; the backend's messages are shown as they are. */
  const errorOf = (name: keyof ReviewFields) => {
    const message = errors[name]?.message;
    return message && t(message as TextKey<'reviews'>, { defaultValue: message });
  };
  const field = (name: 'shortOpinion' | 'opinion') => ({
    formId,
    registration: form.register(name),
    label: t(name),
    requiredMark: t('required'),
    error: errorOf(name),
  });
  return (
    <form
      noValidate
      className="review-form"
      aria-labelledby="own-review"
      onChange={keepDraft}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <StarRatingInput
        id={`${formId}-rating`}
        registration={form.register('rating')}
        error={errorOf('rating')}
      />
      <TextField
        {...field('shortOpinion')}
        hint={t('shortOpinionHint')}
        maxLength={REVIEW_LIMITS.shortOpinion.most}
        autoComplete="off"
      />
      <TextAreaField {...field('opinion')} hint={t('opinionHint')} rows={5} />
      <p className="form-hint">{t('public', { name: customer.name })}</p>
      <FormError text={failure === null ? null : failure || t('offline')} />
      <div className="own-review-actions">
        <Button type="submit" isBusy={isSubmitting}>
          {isSubmitting ? t('sending') : t(existingReview ? 'save' : 'publish')}
        </Button>
        {existingReview && (
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear();
              onDone();
            }}
          >
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
