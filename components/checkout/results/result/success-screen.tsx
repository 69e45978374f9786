'use client';
import { useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { useRouteParams } from '@/components/shared/customer-screen';
import { ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { Icon } from '@/components/ui/icon';
import type { OrderDetail } from '@/lib/api/orders';
import type { Transaction } from '@/lib/api/transactions';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-target';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { orderHref } from '@/lib/routing/payment-href';
import { route } from '@/lib/routing/routes';
import {
  BoughtItems,
  PaymentHero,
  PaymentQueryView,
  PickupFacts,
  PlaceLines,
} from '../payment-parts';
import {
  paymentScreen,
  usePaymentRedirect,
  useTransactionOrder,
  useTransactionPayment,
  useTransactionPolling,
} from '../payment-screen';

export const SuccessScreen = paymentScreen(function SuccessScreen(props) {
  const { customer, config } = props;
  const { transactionId: id = '' } = useRouteParams('success-payment');
  const { t } = useTranslation('payments');
  const { query } = useTransactionPolling(customer.id, id, 0);
  const found = query.data?.transaction;
  const isElsewhere = usePaymentRedirect(
    found ? getPaymentPageTarget(found, config.providers) : null,
    props,
  );
  return (
    <PaymentQueryView query={query} isRedirecting={isElsewhere}>
      {({ transaction }) => (
        <>
          <PaymentHero tone="done" icon="check" title={t('success.title', { name: customer.name })}>
            <Arrival transaction={transaction} />
            <p>{t('success.text')}</p>
          </PaymentHero>
          <PaidOrder transaction={transaction} customerId={customer.id} />
          <div className="payment-actions">
            <ButtonLink size="lg" href={orderHref(transaction.orderId)}>
              {t(transaction.orderId ? 'order' : 'orders')}
            </ButtonLink>
            {transaction.orderId && hasFeature('order-chat') && (
              <ButtonLink
                variant="secondary"
                size="lg"
                icon="chat"
                href={route('profile.order.chat', { id: transaction.orderId })}
              >
                {t('chat')}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" size="lg" href={route('home')}>
              {t('goOnShopping')}
            </ButtonLink>
          </div>
        </>
      )}
    </PaymentQueryView>
  );
});

/** When the order arrives: it is paid, so its dates count. Nothing without them, as for what is picked up. */
function Arrival({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const { deliveryFrom: from, deliveryTo: to } = transaction;
  const arrival = deliveryText({ days: null, from, to, cost: null }, { now }, t);
  return arrival && <p className="text-20 font-650 text-ink">{arrival}</p>;
}

function PaidOrder({ transaction, customerId }: { transaction: Transaction; customerId: string }) {
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
    <>
      <BoughtItems order={order} />
      <div className="payment-columns">
        {(earned > 0 || rows.some(([, value]) => value)) && (
          <section className="payment-section">
            <h3>{t('success.payment')}</h3>
            <FactList className="payment-facts" rows={rows} />
            {earned > 0 && (
              <p className="note note-saved flex gap-3 mt-3">
                <Icon name="wallet" />
                <span>
                  {t('earned', { amount: formatPrice(earned) })}{' '}
                  {hasFeature('wallet') && <a href={route('profile.wallet')}>{t('wallet')}</a>}
                </span>
              </p>
            )}
          </section>
        )}
        {order && <OrderFacts order={order} />}
        {!order && !isError && orderId && <div aria-hidden="true" className="skeleton h-48" />}
      </div>
    </>
  );
}

export function OrderFacts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('payments');
  const { address, store, courier, invoice, canRequestInvoice } = order;
  const hasInvoice = invoice !== null || canRequestInvoice;
  if (!store && !address && !hasInvoice) return null;
  return (
    <section className="payment-section">
      {store && <PickupFacts store={store} text={t('pickup.text')} />}
      {!store && address && (
        <>
          <h3>{t('delivery')}</h3>
          {courier && <p>{courier.name}</p>}
          <PlaceLines name={address.recipient} lines={address.lines} />
        </>
      )}
      {hasInvoice && (
        <>
          <h3>{t('invoice')}</h3>
          <p>
            {invoice
              ? t('invoice.issued', { name: invoice.businessName, rfc: invoice.rfc })
              : t('invoice.none')}{' '}
            <a href={route('profile.order', { id: order.id })}>
              {invoice ? t('invoice.download') : t('invoice.request')}
            </a>
          </p>
        </>
      )}
    </section>
  );
}
