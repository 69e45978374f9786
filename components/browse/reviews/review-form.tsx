import { useRouter } from 'next/navigation';
import { useMemo, useRef } from 'react';
import { createDraft } from '@/components/forms/draft';
import { TextAreaField, TextField } from '@/components/forms/field';
import { Form, FormError } from '@/components/forms/form';
import { useZodForm } from '@/components/forms/use-zod-form';
import { Button } from '@/components/ui/button';
import type { Customer } from '@/lib/domain/account/types';
import type { Review } from '@/lib/domain/product/types';
import { REVIEW_LIMITS, type ReviewFields, reviewSchema } from '@/lib/domain/reviews/form';
import { TOAST_DURATION } from '@/lib/domain/toast-duration';
import { useTranslation } from '@/lib/i18n/client';
import { publishReview } from '@/stores/flows/reviews/publish-review';
import { notify } from '@/stores/interface/toast-store';
import { StarRatingInput } from './star-rating-input';

interface ReviewFormProps {
  customer: Customer;
  productId: string;
  /** The published review that is edited; null for a new one. */
  existingReview: Review | null;
  onDone: (isSaved: boolean) => void;
}

const FIELDS = ['rating', 'shortOpinion', 'opinion'] as const;
const toReviewFields = (review: Review | null): ReviewFields => ({
  rating: review ? String(Math.round(review.rating)) : '',
  shortOpinion: review?.shortOpinion ?? '',
  opinion: review?.opinion ?? '',
});

/** Stars, a title and the opinion. The text is kept as a draft in this tab until it is published. */
export function ReviewForm({ customer, productId, existingReview, onDone }: ReviewFormProps) {
  const { t } = useTranslation('reviews');
  const router = useRouter();
  const isPublished = useRef(false);
  const draftKey = `review-draft-${customer.id}-${productId}`;
  const draft = useMemo(() => createDraft(draftKey, FIELDS), [draftKey]);
  const { field, failure, isSending, keepDraft, submit } = useZodForm({
    schema: reviewSchema,
    t,
    requiredMark: t('required'),
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
      className="review-form"
      aria-labelledby="own-review"
      onChange={keepDraft}
      onSubmit={submit}
    >
      <StarRatingInput {...field('rating', t('stars'))} />
      <TextField
        {...field('shortOpinion', t('shortOpinion'))}
        hint={t('shortOpinionHint')}
        maxLength={REVIEW_LIMITS.shortOpinion.most}
        autoComplete="off"
      />
      <TextAreaField {...field('opinion', t('opinion'))} hint={t('opinionHint')} rows={5} />
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
