'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { QueryView } from '@/components/shared/query-view';
import { EmptyState } from '@/components/ui/empty-state';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { completePaymentStep } from '@/lib/domain/checkout/monthly-plans';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { isUntouched } from '@/lib/domain/checkout/quick-purchase';
import { resetPaymentMethod } from '@/lib/domain/checkout/state';
import { getCheckoutFlow } from '@/lib/domain/checkout/steps';
import { useTranslation } from '@/lib/i18n/client';
import { prepareQuickPurchase } from '@/stores/flows/checkout/prepare-quick-purchase';
import { checkoutScreen } from '../checkout-screen';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { PaymentForm } from './payment-form';
import { PaymentSavings } from './payment-savings';
import { WalletAdjustmentNotice } from './wallet-adjustment-notice';

/** Goes to the review with everything preselected, where that is possible. True while it is being prepared. */
function useQuickPurchase({
  customer,
  transactionId,
  store,
  config,
  onComplete,
}: StepProps): boolean {
  const cardName = useCardName();
  const [isPreparing, setPreparing] = useState(
    () => transactionId === null && isUntouched(store.getState()),
  );
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    const isReady = await prepareQuickPurchase({
      customerId: customer.id,
      config,
      cardName,
      signal,
    });
    if (signal.aborted) return;
    if (isReady) onComplete({ replace: true });
    else setPreparing(false);
  });
  useEffect(() => {
    if (!isPreparing) return;
    const leaving = new AbortController();
    void prepare(leaving.signal);
    return () => leaving.abort();
  }, [isPreparing]);
  return isPreparing;
}

/** Skips the payment step of a purchase that the wallet covers completely. */
function CoveredPayment({ store, transactionId, onComplete }: StepProps) {
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

/** Chooses the payment method, from those that the backend offers. Without anything to pay the step is skipped. */
export function PaymentStep(props: StepProps) {
  const { t } = useTranslation('checkout');
  const query = useQuery(paymentMethodsQuery(props.customer.id, props.transactionId));
  const totals = useCheckoutTotals(props);
  const isPreparing = useQuickPurchase(props);
  const isCovered =
    totals.data !== undefined && !totals.isPlaceholderData && !isPaymentNeeded(totals.data);
  if (isPreparing) {
    return (
      <div className="skeleton h-96" role="status">
        <span className="visually-hidden">{t('payment.preparing')}</span>
      </div>
    );
  }
  if (isCovered) return <CoveredPayment {...props} />;
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
      {(methods) =>
        methods.length === 0 ? (
          <EmptyState icon="card" title={t('payment.none')} text={t('payment.noneText')} />
        ) : (
          <>
            {totals.data && (
              <WalletAdjustmentNotice
                customerId={props.customer.id}
                methods={methods}
                totals={totals.data}
              />
            )}
            {props.transactionId === null && <PaymentSavings customerId={props.customer.id} />}
            <PaymentForm {...props} methods={methods} />
          </>
        )
      }
    </QueryView>
  );
}

export const PaymentStepScreen = checkoutScreen('payment', PaymentStep);
