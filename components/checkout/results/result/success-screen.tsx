'use client';

import { useRouteParams } from '@/components/shared/use-route-params';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-page';
import type { Transaction } from '@/lib/domain/payments/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { useTransactionOrder, useTransactionPayment } from '../../shared/use-transaction-data';
import { PaymentHero } from '../payment-hero';
import { usePaymentRedirect } from '../payment-navigation';
import { PaymentQueryView } from '../payment-query-view';
import { paymentScreen } from '../payment-screen';
import { useTransactionPolling } from '../use-payment-polling';
import { OrderFacts } from './order-facts';

/** The page of a paid order. */
export const SuccessScreen = paymentScreen(function SuccessScreen(props) {
  const { customer, providers } = props;
  const { transactionId: id = '' } = useRouteParams('success-payment');
  const { t } = useTranslation('payments');
  const { query } = useTransactionPolling(customer.id, id, 0);
  const found = query.data?.transaction;
  const isElsewhere = usePaymentRedirect(
    found ? getPaymentPageTarget(found, providers) : null,
    props,
  );
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {({ transaction }) => (
        <>
          <PaymentHero tone="done" icon="check" title={t('success.title', { name: customer.name })}>
            <p>{t('success.text')}</p>
          </PaymentHero>
          <PaidOrder transaction={transaction} customerId={customer.id} />
          <OrderLinks transaction={transaction} />
        </>
      )}
    </PaymentQueryView>
  );
});

interface PaidOrderProps {
  transaction: Transaction;
  customerId: string;
}

/** The amounts paid and earned. The details of the order load separately. */
function PaidOrder({ transaction, customerId }: PaidOrderProps) {
  const { t } = useTranslation('payments');
  const { orderId, walletPromotionAmount: earned } = transaction;
  const { data: payment } = useTransactionPayment(customerId, transaction);
  const { data: order, isError } = useTransactionOrder(customerId, transaction);
  const total = formatKnownPrice(transaction.total ?? order?.amounts.total ?? null);
  const wallet = order?.amounts.walletUsed ?? 0;
  const amount = payment?.amount ?? 0;
  const isPlain = payment?.status === 'success' && amount > 0;
  const { orderFolio } = transaction;
  const rows = [
    [t('folio'), orderFolio && <strong key="folio">{orderFolio}</strong>],
    [t('total'), total && <strong key="total">{total}</strong>],
    [t('paidWallet'), wallet > 0 && formatPrice(wallet)],
    [
      t('paidWith'),
      isPlain &&
        t('paidHow', {
          count: payment.months,
          method: payment.methodName,
          amount: formatPrice(amount),
        }),
    ],
  ] as const;
  return (
    <div className="payment-columns">
      {(earned > 0 || rows.some(([, value]) => value)) && (
        <section className="payment-section">
          <h3>{t('success.payment')}</h3>
          <FactList className="payment-facts" rows={rows} />
          {earned > 0 && (
            <p className="note note-saved payment-earned">
              <Icon name="wallet" />
              <span>
                {t('earned', { amount: formatPrice(earned) })}{' '}
                {hasFeature('wallet') && <a href={route('profile.wallet')}>{t('wallet')}</a>}
              </span>
            </p>
          )}
        </section>
      )}
      {order && <OrderFacts order={order} transaction={transaction} />}
      {!order && !isError && orderId && <div aria-hidden="true" className="skeleton h-48" />}
    </div>
  );
}

function OrderLinks({ transaction: { orderId } }: { transaction: Transaction }) {
  const { t } = useTranslation('payments');
  return (
    <div className="payment-actions">
      {orderId ? (
        <>
          <ButtonLink size="lg" href={route('profile.order', { id: orderId })}>
            {t('order')}
          </ButtonLink>
          {hasFeature('order-chat') && (
            <ButtonLink
              variant="secondary"
              size="lg"
              icon="chat"
              href={route('profile.order.chat', { id: orderId })}
            >
              {t('chat')}
            </ButtonLink>
          )}
        </>
      ) : (
        <ButtonLink size="lg" href={route('profile.orders')}>
          {t('orders')}
        </ButtonLink>
      )}
      <ButtonLink variant="quiet" size="lg" href={route('home')}>
        {t('goOnShopping')}
      </ButtonLink>
    </div>
  );
}
