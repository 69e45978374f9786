'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryView } from '@/components/shared/query-view';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/client';
import { paymentMethodsQuery } from '@/lib/queries/checkout';
import type { StepProps } from '../step-props';
import { PaymentForm } from './payment-form';

/** Chooses the payment method, from those that the backend offers. */
export function PaymentStep(props: StepProps) {
  const { t } = useTranslation('checkout');
  const query = useQuery(paymentMethodsQuery(props.customer.id, props.transactionId));
  return (
    <QueryView query={query} skeleton={<div className="skeleton h-96" />}>
      {(methods) =>
        methods.length === 0 ? (
          <EmptyState icon="card" title={t('payment.none')} text={t('payment.noneText')} />
        ) : (
          <PaymentForm {...props} methods={methods} />
        )
      }
    </QueryView>
  );
}
