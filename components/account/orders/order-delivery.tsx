import { isDelivered } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { OrderParcel } from './order-parcel';

/** The delivery address or the pickup store, and the courier. */
export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { address, store, courier, arrival, arrivalText } = order;
  if (order.isDigital) {
    return (
      <section className="history-section">
        <h2>{t('delivery')}</h2>
        <p>{t(isDelivered(order.status) ? 'delivery.digitalDone' : 'delivery.digital')}</p>
      </section>
    );
  }
  if (!address && !store && !courier && !arrival && !arrivalText) return null;
  return (
    <section className="history-section">
      <h2>{t('delivery')}</h2>
      {store && (
        <address className="not-italic">
          <p className="history-soft">{t('delivery.store')}</p>
          <strong>{store.name}</strong>
          <p>{store.address}</p>
          {store.hours.length > 0 && (
            <p className="history-soft">
              {t('delivery.hours')}: {store.hours.join('; ')}
            </p>
          )}
        </address>
      )}
      {address && (
        <address className="not-italic">
          <p className="history-soft">{t('delivery.address')}</p>
          <strong>{address.recipient}</strong>
          {address.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {address.references && <p className="history-soft">{address.references}</p>}
          {address.phone && (
            <p className="history-soft">{t('delivery.phone', { phone: address.phone })}</p>
          )}
        </address>
      )}
      {arrivalText && <p>{t('delivery.state', { state: arrivalText })}</p>}
      <OrderParcel order={order} />
    </section>
  );
}
