'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouteParams } from '@/components/shared/use-route-params';
import { buttonClass } from '@/components/ui/button';
import type { Transaction, TransactionPayment } from '@/lib/domain/checkout/types';
import { formatPrice } from '@/lib/domain/money';
import { pageOf, stopOf } from '@/lib/domain/payments/stage';
import { useTranslation } from '@/lib/i18n/client';
import { getQueryClient } from '@/lib/queries/query-client';
import { transactionPayment } from '@/lib/queries/transactions';
import { Deadline } from '../deadline';
import { Facts } from '../facts';
import { PaymentHero } from '../payment-hero';
import { paymentHref } from '../payment-href';
import { PaymentView } from '../payment-view';
import type { PaymentScreenProps } from '../screen-props';
import { StoppedPayment } from '../stopped-payment';
import { useLead } from '../use-lead';
import { useWatchedTransaction } from '../use-watched';
import { WayOut } from '../way-out';

/** An unpaid order: the missing amount, the deadline, and the ways to pay it. */
export function PendingScreen(props: PaymentScreenProps) {
  const { customer, providers } = props;
  const { transactionId: id = '' } = useRouteParams('pending-payment');
  const { t } = useTranslation('payments');
  const { query } = useWatchedTransaction(customer.id, id, 5);
  const found = query.data?.transaction;
  // Every open payment is explained here; only success redirects.
  const to = found && pageOf(found, providers);
  const isElsewhere = useLead(to?.page === 'success' ? to : null, props);
  const paymentId = found?.paymentId ?? null;
  const payment = useQuery(
    { ...transactionPayment(customer.id, paymentId ?? ''), enabled: paymentId !== null },
    getQueryClient(),
  ).data;
  return (
    <PaymentView query={query}>
      {({ transaction }) => {
        if (isElsewhere) return <p role="status">{t('moment')}</p>;
        const stop = stopOf(transaction.paymentStatus);
        if (stop) return <StoppedPayment stop={stop} transaction={transaction} />;
        return (
          <Missing
            transaction={transaction}
            payment={payment ?? null}
            continueHref={to && to.page !== 'pending' ? paymentHref(to, providers) : null}
            page={to?.page ?? 'pending'}
          />
        );
      }}
    </PaymentView>
  );
}

interface MissingProps {
  transaction: Transaction;
  payment: TransactionPayment | null;
  /** The provider's page or the challenge; null when the customer can only wait. */
  continueHref: string | null;
  page: ReturnType<typeof pageOf>['page'];
}

function Missing({ transaction, payment, continueHref, page }: MissingProps) {
  const { t } = useTranslation('payments');
  const kind = page === 'wallet-1' || page === 'wallet-2' ? 'wallet' : page;
  const what = kind === 'success' ? 'pending' : kind;
  return (
    <>
      <PaymentHero tone="waiting" icon="clock" title={t(`missing.${what}.title`)}>
        <p>{t(`missing.${what}.text`, { method: payment?.methodName ?? '' })}</p>
      </PaymentHero>
      <Facts
        rows={[
          [t('folio'), transaction.orderFolio],
          [t('amountDue'), <strong key="due">{formatPrice(transaction.amountDue)}</strong>],
          [t('paidWith'), payment?.methodName],
          [t('payUntil'), payment?.expiresUtc && <Deadline key="end" utc={payment.expiresUtc} />],
        ]}
      />
      <p className="payment-soft">{t('asksAlone')}</p>
      <WayOut transaction={transaction}>
        {continueHref && (
          <a href={continueHref} className={buttonClass('primary', 'lg')}>
            {t(`missing.${what}.go`)}
          </a>
        )}
      </WayOut>
    </>
  );
}
