import { useState } from 'react';
import { BoughtPictures, FormattedDate, StatusBadge } from '@/components/account/shared/history';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/api/order-summaries';
import { formatShortCalendarDay, getMexicoCityDay } from '@/lib/domain/dates';
import { formatPrice } from '@/lib/domain/money';
import { getDaysToArrive, getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import {
  getOrderStatusAppearance,
  isAwaitingPayment,
  isDelivered,
  isOrderOver,
} from '@/lib/domain/orders/status';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** When the order arrives, in words. Empty when nobody says it. */
export function useArrivalText(order: Order): string {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const days = getDaysToArrive(order, now);
  if (!days) return '';
  // Until the order is paid its days are only those between the order and the delivery.
  const isPaidLater = isAwaitingPayment(order);
  const from = isPaidLater ? (parseUtc(order.createdUtc) ?? now) : now;
  return deliveryText({ ...days, days: null, cost: null }, { now: from, isPaidLater }, t);
}

/** When a paid order arrives or arrived: 'Llega mañana', 'Entregado el 19 nov'. Empty when nobody says it. */
function useDeliveryLine(order: Order): string {
  const { t } = useTranslation('orders');
  const arrival = useArrivalText(order);
  if (!isDelivered(order.status)) return isAwaitingPayment(order) ? '' : arrival;
  const step = order.timeline.findLast(({ isDone, status }) => isDone && isDelivered(status));
  const time = parseUtc(step?.atUtc ?? null);
  if (time === null) return '';
  const day = formatShortCalendarDay(getMexicoCityDay(time));
  return t('deliveredOn', { status: order.statusText, day });
}

/** Leads to the courier's page of a parcel that is under way, where that page is known. */
export function TrackLink({ order, className }: { order: Order; className: string }) {
  const { t } = useTranslation('orders');
  const { courier, status } = order;
  const tracking = courier && !isOrderOver(status) && getTrackingUrl(courier.name, courier.guide);
  if (!tracking) return null;
  return (
    <a
      href={tracking}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('trackOf', { courier: courier.name, guide: courier.guide })}
      className={className}
    >
      <Icon name="truck" />
      {t('track')}
    </a>
  );
}

export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { items, folio, status, statusText } = order;
  const href = route('profile.order', { id: order.id });
  const delivery = useDeliveryLine(order);
  // The day of the delivery says that state already.
  const isSaid = delivery !== '' && isDelivered(status);
  const [name, more] = [items[0]?.name, items.length - 1];
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 hover:bg-sunken grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-center">
      {/* On phones one picture beside the text, so that the name of what was bought has its room. */}
      <BoughtPictures
        items={items}
        most={3}
        className="row-span-2 items-start max-md:*:not-first:hidden md:row-auto md:items-center"
      />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {delivery && <strong className="text-18 font-650">{delivery}</strong>}
          {statusText && !isSaid && (
            <StatusBadge look={getOrderStatusAppearance(status, order.isDigital)}>
              {statusText}
            </StatusBadge>
          )}
        </p>
        <p className="history-soft mt-1 bought-facts">
          <a href={href} className="history-whole font-semibold text-ink">
            {t('order', { folio })}
          </a>
          <span>
            <FormattedDate utc={order.createdUtc} />
            {order.createdUtc && items.length > 0 && ' · '}
            {items.length > 0 && t('articles', { count: items.length })}
          </span>
          {order.hasMessages && (
            <span className="inline-flex items-center gap-1">
              <Icon name="chat" className="size-4" />
              {t('hasMessages')}
            </span>
          )}
        </p>
        {isAwaitingPayment(order) && (
          <a href={href} aria-label={t('payOf', { folio })} className="link-button relative">
            {t('pay')}
          </a>
        )}
        <TrackLink order={order} className="link-button relative" />
        {name !== undefined && (
          <p className="line-clamp-2 md:line-clamp-1">
            {more > 0 ? t('andMore', { name, count: more }) : name}
          </p>
        )}
      </div>
      <div className="font-650">
        <span className="visually-hidden">{t('total')} </span>
        {formatPrice(order.amounts.total)}
      </div>
    </li>
  );
}
