import { type Ref, useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ProviderReturn } from '@/lib/domain/payments/provider-return';
import { useTranslation } from '@/lib/i18n/client';

interface ProviderReturnQuestionProps {
  answer: ProviderReturn;
  headingRef: Ref<HTMLHeadingElement>;
  isBusy: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
}

/** Asks whether what the address says about a payment is the customer's own wish. Opening a link is no answer. */
export function ProviderReturnQuestion(props: ProviderReturnQuestionProps) {
  const { answer, headingRef, isBusy, onConfirm, onDismiss } = props;
  const { t } = useTranslation('payments');
  const textId = useId();
  return (
    <>
      <h3 ref={headingRef} tabIndex={-1} aria-describedby={textId}>
        {t(`question.${answer.kind}.title`)}
      </h3>
      <p id={textId}>{t(`question.${answer.kind}.text`)}</p>
      <div className="payment-actions">
        <Button
          // What cannot be undone is not the button that one presses without reading.
          variant={answer.kind === 'approved' ? 'primary' : 'secondary'}
          size="lg"
          isBusy={isBusy}
          onClick={onConfirm}
        >
          {t(`question.${answer.kind}.yes`)}
        </Button>
        <Button
          variant={answer.kind === 'approved' ? 'secondary' : 'primary'}
          size="lg"
          isBusy={isBusy}
          onClick={onDismiss}
        >
          {t(`question.${answer.kind}.no`)}
        </Button>
      </div>
    </>
  );
}
