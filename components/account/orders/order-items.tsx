import { useState } from 'react';
import { BoughtPicture } from '@/components/account/shared/history';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { BoughtName } from '@/components/shared/bought-name';
import { Icon } from '@/components/ui/icon';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { getTrackingUrl } from '@/lib/domain/orders/courier-tracking';
import { canBeDelivered, isAwaitingPayment, isDelivered } from '@/lib/domain/orders/status';
import type { Order, OrderDetail, OrderItem } from '@/lib/domain/orders/types';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { route } from '@/lib/routing/routes';

/** When the parcel arrives, who brings it, and its number, which leads to the courier's page where that is known. */
export function OrderParcel({ order }: { order: OrderDetail }) {
  const { arrival, courier, status } = order;
  const { t } = useTranslation('orders');
  const { t: delivery } = useTranslation('delivery');
  const [now] = useState(Date.now);
  // Until the order is paid its days are only those between the order and the delivery.
  const isPaidLater = isAwaitingPayment(order);
  const from = isPaidLater ? (parseUtc(order.createdUtc) ?? now) : now;
  const text =
    arrival &&
    deliveryText({ ...arrival, days: null, cost: null }, { now: from, isPaidLater }, delivery);
  const tracking = courier && getTrackingUrl(courier.name, courier.guide);
  return (
    <>
      {text && !isDelivered(status) && (
        <p className="mt-3">
          <strong>{text}</strong>
        </p>
      )}
      {courier && (
        <p className="mt-3">
          <span className="history-soft">{t('delivery.courier')}: </span>
          {courier.name}
          <br />
          {courier.guide ? (
            <>
              <span className="history-soft">{t('delivery.guide')}: </span>
              <strong>{courier.guide}</strong>
            </>
          ) : (
            <span className="history-soft">{t('delivery.noGuide')}</span>
          )}
        </p>
      )}
      {tracking && courier && (
        <a href={tracking} target="_blank" rel="noopener noreferrer" className="link">
          {t('delivery.track', { courier: courier.name, guide: courier.guide })}
          <Icon name="external" />
        </a>
      )}
    </>
  );
}

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

export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (order.items.length === 0) return null;
  return (
    <section className="history-section">
      <h2>{t('items')}</h2>
      <ul className="history-rows">
        {order.items.map((item) => (
          <Item key={item.id} item={item} canReview={canBeDelivered(order)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, canReview }: { item: OrderItem; canReview: boolean }) {
  const { t } = useTranslation('orders');
  const { name, product, qty } = item;
  return (
    <li className="bought">
      <BoughtPicture product={product} size={80} />
      <div>
        <BoughtName name={name} product={product} />
        <p className="history-soft bought-facts">
          <span>{t('qty', { count: qty })}</span>
          {qty > 1 && item.price !== null && (
            <span>{t('each', { price: formatPrice(item.price) })}</span>
          )}
          {item.partNumber && <span>{t('partNumber', { number: item.partNumber })}</span>}
          {!product && <span>{t('gone')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {canReview && product ? (
          <a
            href={`${route('products', { slug: product.slug })}#${OWN_REVIEW_FRAGMENT}`}
            aria-label={t('reviewOf', { name })}
            className="link"
          >
            <Icon name="star" />
            {t('review')}
          </a>
        ) : (
          <span />
        )}
        <strong>{formatKnownPrice(item.total)}</strong>
      </div>
    </li>
  );
}
