import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRouteParams } from '@/components/shared/use-route-params';
import type { TransactionPayment } from '@/lib/domain/checkout/types';
import { type PaymentPage, pageOf, providerPageOf, stopOf } from '@/lib/domain/payments/stage';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { transaction } from '@/lib/queries/transactions';
import { PaymentView } from '../payment-view';
import type { PaymentScreenProps } from '../screen-props';
import { StoppedPayment } from '../stopped-payment';
import { useLead } from '../use-lead';
import { useWatchedPayment } from '../use-watched';

/** The page to redirect to; null while the payment belongs on this provider's page. */
function leadOf(
  payment: TransactionPayment | null | undefined,
  { screen, providers }: PaymentScreenProps,
): PaymentPage | null {
  if (!payment) return null;
  const { transactionId } = payment;
  if (payment.status === 'success') return { page: 'success', transactionId };
  // A failed payment is explained on any provider's page; an open one only on its own provider's.
  const own = providerPageOf(payment.methodCode, providers);
  if (own === screen || stopOf(payment.status)) return null;
  return own ? { page: own, paymentId: payment.id } : { page: 'processing', transactionId };
}

interface ProviderPaymentProps {
  page: PaymentScreenProps;
  /** Renders the payment while it can still be paid. */
  children: (payment: TransactionPayment) => ReactNode;
}

/** Polls the payment of a provider's page, shows it while it is open, and explains why it failed. */
export function ProviderPayment({ page, children }: ProviderPaymentProps) {
  const { t } = useTranslation('payments');
  const { transactionPaymentId: id = '' } = useRouteParams('provider-payment');
  const query = useWatchedPayment(page.customer.id, id);
  const isElsewhere = useLead(leadOf(query.data, page), page);
  return (
    <PaymentView query={query}>
      {(payment) => {
        if (isElsewhere) return <p role="status">{t('moment')}</p>;
        if (stopOf(payment.status)) return <Stopped payment={payment} page={page} />;
        return children(payment);
      }}
    </PaymentView>
  );
}

/** This payment failed, but the order may have been paid in another way since. */
function Stopped({ payment, page }: { payment: TransactionPayment; page: PaymentScreenProps }) {
  const query = useQuery(transaction(page.customer.id, payment.transactionId), getQueryClient());
  const found = query.data?.transaction;
  const isOther = found !== undefined && found.paymentId !== payment.id;
  const to = isOther || found?.paymentStatus === 'success' ? pageOf(found, page.providers) : null;
  const isElsewhere = useLead(to, page);
  const stop = stopOf(payment.status);
  return (
    <PaymentView query={query}>
      {(answer) =>
        !isElsewhere && stop ? (
          <StoppedPayment
            stop={stop}
            transaction={{ ...answer.transaction, message: payment.message }}
          />
        ) : null
      }
    </PaymentView>
  );
}
