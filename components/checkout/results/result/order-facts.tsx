import { formatCalendarDay } from '@/lib/domain/dates';
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
  const from = formatCalendarDay(transaction.deliveryFrom);
  const to = formatCalendarDay(transaction.deliveryTo);
  const hasDelivery = store !== null || address !== null || from !== '';
  const hasInvoice = invoice !== null || canRequestInvoice;
  if (!hasDelivery && !hasInvoice) return null;
  return (
    <section className="payment-section">
      {hasDelivery && <h3>{store ? t('pickup') : t('delivery')}</h3>}
      {!store && from && (
        <p>
          <strong>{to && to !== from ? t('between', { from, to }) : t('arrives', { from })}</strong>
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
