import { useState } from 'react';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/api/order-summaries';
import { formatShortCalendarDay, getMexicoCityDay } from '@/lib/domain/dates';
import { getDaysToArrive, getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import { isAwaitingPayment, isDelivered, isOrderOver } from '@/lib/domain/orders/status';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

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
export function useDeliveryLine(order: Order): string {
  const { t } = useTranslation('orders');
  const arrival = useArrivalText(order);
  const { status, statusText, timeline } = order;
  if (!isDelivered(status)) return isAwaitingPayment(order) ? '' : arrival;
  const step = timeline.findLast((one) => one.isDone && isDelivered(one.status));
  const time = parseUtc(step?.atUtc ?? null);
  return time === null
    ? ''
    : t('deliveredOn', {
        status: statusText,
        day: formatShortCalendarDay(getMexicoCityDay(time)),
      });
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
