'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import { EmptyState } from '@/components/ui/empty-state';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import { useTranslation } from '@/lib/i18n/client';
import { checkoutScreen } from '../checkout-screen';
import type { StepProps } from '../step-props';
import { useCheckoutTotals } from '../use-checkout-totals';
import { CoveredPayment } from './covered-payment';
import { PaymentForm } from './payment-form';
import { PaymentSavings } from './payment-savings';
import { useQuickPurchase } from './use-quick-purchase';
import { WalletAdjustmentNotice } from './wallet-adjustment-notice';

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
