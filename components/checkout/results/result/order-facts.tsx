import { useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import type { OrderDetail } from '@/lib/domain/orders/types';
import type { Transaction } from '@/lib/domain/payments/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface OrderFactsProps {
  order: OrderDetail;
  transaction: Transaction;
}

/** The order's delivery or pickup, its dates, and its invoice. */
export function OrderFacts({ order, transaction }: OrderFactsProps) {
  const { t } = useTranslation('payments');
  const { address, store, courier, invoice, canRequestInvoice } = order;
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const { deliveryFrom: from, deliveryTo: to } = transaction;
  // The order is paid, so its dates count.
  const arrival = deliveryText({ days: null, from, to, cost: null }, { now }, delivery);
  const hasDelivery = store !== null || address !== null || arrival !== '';
  const hasInvoice = invoice !== null || canRequestInvoice;
  if (!hasDelivery && !hasInvoice) return null;
  return (
    <section className="payment-section">
      {hasDelivery && <h3>{store ? t('pickup') : t('delivery')}</h3>}
      {!store && arrival && (
        <p>
          <strong>{arrival}</strong>
          {courier && ` ${t('by', { courier: courier.name })}`}
        </p>
      )}
      {store && <p>{t('pickup.text')}</p>}
      {(store ?? address) && (
        <address className="grid mt-2 not-italic">
          <strong>{store ? store.name : address?.recipient}</strong>
          {(store ? [store.address, ...store.hours] : (address?.lines ?? [])).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
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
