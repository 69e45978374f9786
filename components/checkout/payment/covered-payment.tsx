import { useEffect, useEffectEvent } from 'react';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { resetPaymentMethod } from '@/lib/domain/checkout/state';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import type { StepProps } from '../step-props';

/** Skips the payment step of a purchase that the wallet covers completely. */
export function CoveredPayment({ store, transactionId, onComplete }: StepProps) {
  const { t } = useTranslation('checkout');
  const skip = useEffectEvent(() => {
    store
      .getState()
      .update((data) =>
        completePaymentStep(resetPaymentMethod(data), [], getCheckoutFlow(transactionId)),
      );
    onComplete({ replace: true });
  });
  useEffect(() => skip(), []);
  return (
    <p role="status" className="note">
      {t('payment.covered')}
    </p>
  );
}
