'use client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRouteParams } from '@/components/shared/customer-screen';
import { useHasPassed } from '@/components/shared/use-has-passed';
import { FactList } from '@/components/ui/fact-list';
import { toMethodName } from '@/lib/api/payment-method-names';
import { type TransactionPayment, transactionQuery } from '@/lib/api/transactions';
import { formatKnownPrice } from '@/lib/domain/money';
import {
  getAccountMethodCode,
  getProviderPage,
  type ProviderPageKind,
} from '@/lib/domain/payments/payment-method';
import {
  type FailedPaymentStatus,
  getPaymentPageTarget,
  type PaymentPageTarget,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-target';
import { useTranslation } from '@/lib/i18n/client';
import { ChallengePanel } from '../challenge-panel';
import { FailedPayment, PaymentHero, PaymentQueryView, UnpaidOrderActions } from '../payment-parts';
import {
  type PaymentScreenProps,
  paymentScreen,
  usePaymentPolling,
  usePaymentRedirect,
} from '../payment-screen';

/** The page to redirect to; null while the payment belongs on this provider's page. */
function findRedirect(
  payment: TransactionPayment | null | undefined,
  { screen, config: { providers } }: PaymentScreenProps,
): PaymentPageTarget | null {
  if (!payment) return null;
  const { transactionId } = payment;
  if (payment.status === 'success') return { page: 'success', transactionId };
  // A failed payment is explained on any provider's page; an open one only on its own provider's.
  const own = getProviderPage(payment.methodCode, providers);
  if (own === screen || toFailedPaymentStatus(payment.status)) return null;
  return own ? { page: own, paymentId: payment.id } : { page: 'processing', transactionId };
}

/** A payment with the method of the provider that the address names, when the backend does not name one. */
function withMethod(
  payment: TransactionPayment,
  { screen, config: { providers } }: PaymentScreenProps,
): TransactionPayment {
  const provider = Object.hasOwn(providers, screen) ? providers[screen as ProviderPageKind] : '';
  const own = screen === 'account' ? getAccountMethodCode(provider) : provider;
  const methodCode = payment.methodCode || own;
  return { ...payment, methodCode, methodName: payment.methodName || toMethodName('', methodCode) };
}

interface ProviderPaymentProps {
  page: PaymentScreenProps;
  children: (payment: TransactionPayment) => ReactNode;
}

/** Polls a payment, shows it while it can still be paid, and explains why it failed. */
export function ProviderPayment({ page, children }: ProviderPaymentProps) {
  const { transactionPaymentId: id = '' } = useRouteParams('provider-payment');
  const query = usePaymentPolling(page.customer.id, id, (payment) => withMethod(payment, page));
  const payment = query.data;
  const isElsewhere = usePaymentRedirect(findRedirect(payment, page), page);
  // The backend ends it a little later than its time.
  const isOver = useHasPassed(payment?.expiresUtc ?? null);
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {(found) => {
        const status = toFailedPaymentStatus(found.status) ?? (isOver ? 'expired' : null);
        if (status === null) return children(found);
        return <FailedProviderPayment payment={found} status={status} page={page} />;
      }}
    </PaymentQueryView>
  );
}

interface FailedProviderPaymentProps {
  payment: TransactionPayment;
  status: FailedPaymentStatus;
  page: PaymentScreenProps;
}

/** This payment failed, but the order may have been paid in another way since. */
function FailedProviderPayment({ payment, status, page }: FailedProviderPaymentProps) {
  const query = useQuery(transactionQuery(page.customer.id, payment.transactionId));
  const found = query.data?.transaction;
  const isOther = found !== undefined && found.paymentId !== payment.id;
  const to =
    isOther || found?.paymentStatus === 'success'
      ? getPaymentPageTarget(found, page.config.providers)
      : null;
  const isElsewhere = usePaymentRedirect(to, page);
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {({ transaction }) => (
        <FailedPayment status={status} transaction={{ ...transaction, message: payment.message }} />
      )}
    </PaymentQueryView>
  );
}

export const AccountPaymentScreen = paymentScreen(function AccountPaymentScreen(page) {
  const { t } = useTranslation('payments');
  return (
    <ProviderPayment page={page}>
      {(payment) => {
        const amount = formatKnownPrice(payment.amount);
        return (
          <>
            <PaymentHero
              tone="waiting"
              icon="user"
              title={t('account.title', { method: payment.methodName })}
            >
              <p>{t('account.text', { method: payment.methodName })}</p>
            </PaymentHero>
            <FactList
              className="payment-facts"
              rows={[
                [t('folio'), payment.orderFolio],
                [t('toPay'), amount && <strong key="amount">{amount}</strong>],
              ]}
            />
            {payment.status === 'requires_action' ? (
              <ChallengePanel payment={payment} page={page} methodKind="account" />
            ) : (
              <UnpaidOrderActions transaction={{ ...payment, isPayable: true }} />
            )}
          </>
        );
      }}
    </ProviderPayment>
  );
});

/** A page that no provider of this shop has: it only leads to where the payment belongs. */
export const OtherPaymentScreen = paymentScreen(function OtherPaymentScreen(page) {
  return <ProviderPayment page={page}>{() => null}</ProviderPayment>;
});
