import {
  BoughtPicture,
  BoughtPictures,
  FormattedDate,
  HistorySection,
  StatusBadge,
  Timeline,
} from '@/components/account/shared/history';
import {
  useWarrantyStatusTexts,
  warrantyRequestHref,
} from '@/components/account/warranties/warranty-row';
import { BoughtName } from '@/components/shared/bought-name';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Order, OrderItem } from '@/lib/api/order-summaries';
import type { OrderDetail, OrderPickupStore } from '@/lib/api/orders';
import type { Warranty } from '@/lib/api/warranties';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import {
  canBeDelivered,
  getOrderStatusAppearance,
  isAwaitingPayment,
  isDelivered,
  isOrderOver,
  isOrderStopped,
  isReadyForPickup,
} from '@/lib/domain/orders/status';
import { formatPhone } from '@/lib/domain/phone';
import { getWarrantyStatusAppearance, hasPiecesLeft } from '@/lib/domain/warranty/warranty';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { route } from '@/lib/routing/routes';
import { TrackLink, useArrivalText } from './order-row';

/** What a customer opens an order for: when it arrives, what happened last, and where the parcel is. */
export function OrderNow({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const arrival = useArrivalText(order);
  const { status, statusText, isDigital, store } = order;
  const newest = order.timeline.findLast(({ isDone }) => isDone);
  const isUnpaid = isAwaitingPayment(order);
  const headline = 'text-24 font-650 lh-[1.25]';
  return (
    <div className="grid justify-items-start gap-3 pb-5">
      {arrival && !isUnpaid && <p className={headline}>{arrival}</p>}
      {store && isReadyForPickup(status) && (
        <div>
          <p className={headline}>{t('delivery.ready', { store: store.name })}</p>
          <StoreAddress store={store} />
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {statusText && (
          <StatusBadge look={getOrderStatusAppearance(status, isDigital)}>{statusText}</StatusBadge>
        )}
        {newest && (
          <span className="history-soft">
            {newest.text !== statusText && `${newest.text} `}
            <FormattedDate utc={newest.atUtc} withTime />
          </span>
        )}
      </p>
      {newest?.note && <p>{newest.note}</p>}
      {arrival && isUnpaid && <p>{arrival}</p>}
      <TrackLink order={order} className={buttonClass()} />
      {!isOrderOver(status) && (
        <BoughtPictures items={order.items} most={4} className="items-center" />
      )}
    </div>
  );
}

function StoreAddress({ store: { address, hours } }: { store: OrderPickupStore }) {
  const { t } = useTranslation('orders');
  return (
    <address className="not-italic">
      <p>{address}</p>
      {hours.length > 0 && (
        <p className="history-soft">
          {t('delivery.hours')}: {hours.join('. ')}
        </p>
      )}
    </address>
  );
}

export function OrderTimeline({ order: { timeline, isDigital } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  if (timeline.length === 0) return null;
  const current = timeline.findLastIndex(({ isDone }) => isDone);
  return (
    <Timeline
      title={t('timeline')}
      steps={timeline.map(({ status, text, note, ...step }, index) => ({
        ...step,
        icon: index < current ? 'check' : getOrderStatusAppearance(status, isDigital).icon,
        // What once waited for the payment is by now only the beginning.
        title: status === 'pending_payment' && index < current ? t('timeline.begun') : text,
        note: note && <p>{note}</p>,
      }))}
    />
  );
}

/** Who brings the parcel, and its number, which leads to the courier's page where that is known. */
function OrderParcel({ order: { courier, status } }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (!courier) return null;
  const tracking = getTrackingUrl(courier.name, courier.guide);
  const guide = <strong>{courier.guide}</strong>;
  return (
    <p className="mt-3">
      <span className="history-soft">{t('delivery.courier')}: </span>
      {courier.name}
      <br />
      {courier.guide && <span className="history-soft">{t('delivery.guide')}: </span>}
      {tracking ? (
        <a href={tracking} target="_blank" rel="noopener noreferrer" className="link">
          {guide}
        </a>
      ) : (
        courier.guide && guide
      )}
      {/* A stopped order has no parcel to come. */}
      {!courier.guide && !isOrderStopped(status) && (
        <span className="history-soft">{t('delivery.noGuide')}</span>
      )}
    </p>
  );
}

export function OrderDelivery({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { address, store, courier, arrivalText } = order;
  if (order.isDigital) {
    return (
      <HistorySection title={t('delivery')}>
        <p>{t(isDelivered(order.status) ? 'delivery.digitalDone' : 'delivery.digital')}</p>
      </HistorySection>
    );
  }
  if (!address && !store && !courier && !arrivalText) return null;
  return (
    <HistorySection title={t('delivery')}>
      {store && (
        <>
          <p className="history-soft">{t('delivery.store')}</p>
          <strong>{store.name}</strong>
          <StoreAddress store={store} />
        </>
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
            <p className="history-soft">
              {t('delivery.phone', { phone: formatPhone(address.phone) })}
            </p>
          )}
        </address>
      )}
      {arrivalText && <p>{t('delivery.state', { state: arrivalText })}</p>}
      <OrderParcel order={order} />
    </HistorySection>
  );
}

export interface OrderItemsProps {
  order: Order;
  /** Those about the order that are not over. */
  requests: readonly Warranty[];
}

export function OrderItems({ order, requests }: OrderItemsProps) {
  const { t } = useTranslation('orders');
  if (order.items.length === 0) return null;
  return (
    <HistorySection title={t('items')}>
      <ul className="history-rows">
        {order.items.map((item) => (
          <Item key={item.id} item={item} order={order} requests={requests} />
        ))}
      </ul>
    </HistorySection>
  );
}

function Item({ item, order, requests }: OrderItemsProps & { item: OrderItem }) {
  const { t } = useTranslation('orders');
  const { name, product, qty } = item;
  const isReceived = canBeDelivered(order);
  const words = useWarrantyStatusTexts();
  const request = requests.find((one) => product && one.product?.id === product.id);
  const requestState = request && words(request.status, request.statusText).title;
  const canReturn =
    isReceived && hasFeature('warranties') && hasPiecesLeft(product, order.items, requests);
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
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {isReceived && product && (
          <a
            href={`${route('products', { slug: product.slug })}#${OWN_REVIEW_FRAGMENT}`}
            aria-label={t('reviewOf', { name })}
            className="link"
          >
            <Icon name="star" />
            {t('review')}
          </a>
        )}
        {request && (
          <a
            href={route('profile.warranties', { id: request.id })}
            aria-label={t('requestOf', { status: requestState, name })}
            className="inline-flex min-h-11 items-center"
          >
            <StatusBadge look={getWarrantyStatusAppearance(request.status)}>
              {t('request', { status: requestState })}
            </StatusBadge>
          </a>
        )}
        {canReturn && (
          <a
            href={warrantyRequestHref(order.id, item.id)}
            aria-label={t('returnOf', { name })}
            className="link"
          >
            <Icon name="shield" />
            {t('returnItem')}
          </a>
        )}
        <strong className="ml-auto">{formatKnownPrice(item.total)}</strong>
      </div>
    </li>
  );
}
