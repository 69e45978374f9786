'use client';

import { useRouteParams } from '@/components/shared/customer-screen';
import { useHasPassed } from '@/components/shared/use-has-passed';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { formatKnownPrice } from '@/lib/domain/money';
import {
  formatPaymentReference,
  type GuessedKind,
  guessKind,
} from '@/lib/domain/payments/payment-method';
import {
  getPaymentPageTarget,
  type PaymentPageTarget,
  toFailedPaymentStatus,
} from '@/lib/domain/payments/payment-target';
import { useTranslation } from '@/lib/i18n/client';
import { paymentHref } from '@/lib/routing/payment-href';
import {
  FailedPayment,
  PaymentDeadline,
  PaymentHero,
  PaymentQueryView,
  UnpaidOrderActions,
} from '../payment-parts';
import {
  paymentScreen,
  usePaymentRedirect,
  useTransactionPayment,
  useTransactionPolling,
} from '../payment-screen';

type PaymentPage = PaymentPageTarget['page'];

/** The page on which the customer pays; null when the shop has none for the payment. */
function findOpenPage(page: PaymentPage, methodCode: string) {
  if (page === 'wallet-1' || page === 'wallet-2') return 'wallet';
  // Nobody knows that it is the bank that asks, while the method is not known.
  if (page === 'processing' && !methodCode) return null;
  return page === 'pending' || page === 'success' ? null : page;
}

/** What is paid here, or is taken for it. */
const PAID_HERE: readonly GuessedKind[] = ['card', 'credit', 'other'];

/** Whether a payment without a page of its own was made here, is made elsewhere, or nobody knows. */
function describeMissing(methodCode: string) {
  if (!methodCode) return 'unknown';
  return PAID_HERE.includes(guessKind(methodCode)) ? 'pending' : 'elsewhere';
}

export const PendingScreen = paymentScreen(function PendingScreen(props) {
  const { customer, config } = props;
  const { t } = useTranslation('payments');
  const { transactionId: id = '' } = useRouteParams('pending-payment');
  const { query } = useTransactionPolling(customer.id, id, 5);
  const found = query.data?.transaction;
  // Every open payment is explained here; only success redirects.
  const to = found && getPaymentPageTarget(found, config.providers);
  const isElsewhere = usePaymentRedirect(to?.page === 'success' ? to : null, props);
  const { data: payment } = useTransactionPayment(customer.id, found);
  const isOver = useHasPassed(payment?.expiresUtc ?? null);
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {({ transaction }) => {
        const stop = toFailedPaymentStatus(isOver ? 'expired' : transaction.paymentStatus);
        if (stop) return <FailedPayment status={stop} transaction={transaction} />;
        const page = to?.page ?? 'pending';
        const methodCode = payment?.methodCode || transaction.paymentMethodCode;
        const openPage = findOpenPage(page, methodCode);
        const what = openPage ?? describeMissing(methodCode);
        const method = payment?.methodName || transaction.methodName;
        const due = formatKnownPrice(transaction.amountDue);
        const reference = what === 'elsewhere' && payment?.reference;
        const until = payment?.expiresUtc;
        return (
          <>
            <PaymentHero tone="waiting" icon="clock" title={t(`missing.${what}.title`, { method })}>
              <p>{t(`missing.${what}.text`, { method })}</p>
            </PaymentHero>
            <FactList
              className="payment-facts"
              rows={[
                [t('folio'), transaction.orderFolio],
                [t('amountDue'), due && <strong key="due">{due}</strong>],
                [t('paidWith'), method],
                [t('reference'), reference && formatPaymentReference(reference)],
                [t('payUntil'), until && <PaymentDeadline key="end" utc={until} />],
              ]}
            />
            <p className="mt-2 text-ink-soft text-15">{t('asksAlone')}</p>
            <UnpaidOrderActions transaction={transaction}>
              {/* The provider's page or the challenge; without one the customer can only wait. */}
              {to && page !== 'pending' && openPage && (
                <ButtonLink size="lg" href={paymentHref(to, config.providers)}>
                  {t(`missing.${openPage}.go`)}
                </ButtonLink>
              )}
            </UnpaidOrderActions>
          </>
        );
      }}
    </PaymentQueryView>
  );
});
