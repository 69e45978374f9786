import { useState } from 'react';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { useTranslation } from '@/lib/i18n/client';
import { ConsentSection } from '../shared/consent-section';
import type { StepProps } from '../step-props';

interface ConsentReviewProps extends Pick<StepProps, 'store'> {
  errors: BySection<string>;
}

/** Asks for the terms that the customer has not accepted yet, because the delivery was preselected. */
export function ConsentReview({ store, errors }: ConsentReviewProps) {
  const { t } = useTranslation('review-order');
  const data = store();
  // What is accepted here stays on the screen.
  const [isAsked] = useState({
    terms: !data.acceptTerms,
    conditions: !data.acceptShippingConditions,
  });
  if (!isAsked.terms && !(isAsked.conditions && data.isShipping)) return null;
  return (
    <ConsentSection
      note={t(data.isDigital ? 'preselected.digital' : 'preselected')}
      data={data}
      isAsked={isAsked}
      errors={errors}
      onChange={(consent) => data.update((known) => ({ ...known, ...consent }))}
    />
  );
}
