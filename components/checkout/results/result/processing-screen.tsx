'use client';

import { useRouteParams } from '@/components/shared/customer-screen';
import { Button, ButtonLink } from '@/components/ui/button';
import { formatKnownPrice } from '@/lib/domain/money';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-target';
import { useTranslation } from '@/lib/i18n/client';
import type { Texts } from '@/lib/i18n/types';
import { paymentHref } from '@/lib/routing/payment-href';
import { ChallengePanel } from '../challenge-panel';
import { PaymentHero, PaymentQueryView, UnpaidOrderActions } from '../payment-parts';
import {
  paymentScreen,
  usePaymentRedirect,
  useTransactionPayment,
  useTransactionPolling,
} from '../payment-screen';

const POLL_SECONDS = 3;

function describeWait(
  { isSlow, folio, amount }: { isSlow: boolean; folio: string; amount: string | null },
  t: Texts<'payments'>,
): string {
  if (isSlow) return folio ? t('slow.text', { folio }) : t('slow.textPlain');
  return folio && amount ? t('processing.text', { folio, amount }) : t('processing.textPlain');
}

export const ProcessingScreen = paymentScreen(function ProcessingScreen(props) {
  const { customer, config } = props;
  const { transactionId: id = '' } = useRouteParams('pagos-transactionId-procesar-pago');
  const { t } = useTranslation('payments');
  const { query, isSlow, pollAgain } = useTransactionPolling(customer.id, id, POLL_SECONDS);
  const found = query.data?.transaction;
  const { data: payment } = useTransactionPayment(customer.id, found);
  const to = found && getPaymentPageTarget(found, config.providers);
  // A pending card payment also waits here. After a while a link leads to the page that explains it.
  const isElsewhere = usePaymentRedirect(
    to && found.paymentStatus === 'pending' && to.page === 'pending' ? null : (to ?? null),
    props,
  );
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {({ transaction }) => {
        const amount = formatKnownPrice(transaction.amountDue);
        const { orderFolio: folio } = transaction;
        if (transaction.paymentStatus === 'requires_action') {
          return (
            <>
              <PaymentHero tone="waiting" icon="shield" title={t('action.title')}>
                <p>
                  {amount && folio ? t('action.text', { amount, folio }) : t('action.textPlain')}
                </p>
              </PaymentHero>
              {payment && (
                <ChallengePanel key={payment.id} payment={payment} page={props} methodKind="card" />
              )}
              {transaction.paymentId === null && <UnpaidOrderActions transaction={transaction} />}
            </>
          );
        }
        const pending = { page: 'pending', transactionId: transaction.transactionId } as const;
        return (
          <>
            <PaymentHero
              tone={isSlow ? 'waiting' : 'busy'}
              icon="clock"
              title={t(isSlow ? 'slow.title' : 'processing.title')}
            >
              <p>{describeWait({ isSlow, folio, amount }, t)}</p>
            </PaymentHero>
            {isSlow && (
              <div className="payment-actions">
                <Button size="lg" onClick={pollAgain}>
                  {t('slow.again')}
                </Button>
                <ButtonLink
                  variant="secondary"
                  size="lg"
                  href={paymentHref(pending, config.providers)}
                >
                  {t('slow.pending')}
                </ButtonLink>
              </div>
            )}
          </>
        );
      }}
    </PaymentQueryView>
  );
});
