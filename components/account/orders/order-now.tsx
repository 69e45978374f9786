import { useState } from 'react';
import { FormattedDate, StatusBadge, Timeline } from '@/components/account/shared/history';
import { deliveryText } from '@/components/product/delivery/delivery-text';
import { ButtonLink } from '@/components/ui/button';
import { getDaysToArrive, getTrackingUrl } from '@/lib/domain/orders/delivery-progress';
import {
  getOrderStatusAppearance,
  isAwaitingPayment,
  isDelivered,
  isOrderStopped,
} from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { parseUtc } from '@/lib/domain/parse-utc';
import { useTranslation } from '@/lib/i18n/client';

/** When the order arrives, in words. Empty when nobody says it. */
function useArrivalText(order: OrderDetail): string {
  const { t } = useTranslation('delivery');
  const [now] = useState(Date.now);
  const days = getDaysToArrive(order, now);
  if (!days) return '';
  // Until the order is paid its days are only those between the order and the delivery.
  const isPaidLater = isAwaitingPayment(order);
  const from = isPaidLater ? (parseUtc(order.createdUtc) ?? now) : now;
  return deliveryText({ ...days, days: null, cost: null }, { now: from, isPaidLater }, t);
}

/** What a customer opens an order for: when it arrives, what happened last, and where the parcel is. */
export function OrderNow({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const arrival = useArrivalText(order);
  const { status, statusText, isDigital, courier } = order;
  const newest = order.timeline.findLast(({ isDone }) => isDone);
  const isUnpaid = isAwaitingPayment(order);
  const isOver = isDelivered(status) || isOrderStopped(status);
  const tracking = courier && !isOver && getTrackingUrl(courier.name, courier.guide);
  return (
    <div className="order-now">
      {arrival && !isUnpaid && <p className="text-20 font-650">{arrival}</p>}
      <p className="order-now-step">
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
      {tracking && courier && (
        <ButtonLink
          icon="truck"
          href={tracking}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('trackOf', { courier: courier.name, guide: courier.guide })}
        >
          {t('track')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Everything that happened to the order, and what comes. */
export function OrderTimeline({ order: { timeline, isDigital } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  if (timeline.length === 0) return null;
  const current = timeline.findLastIndex(({ isDone }) => isDone);
  return (
    <section className="history-section">
      <h2>{t('timeline')}</h2>
      <Timeline
        label={t('timeline')}
        steps={timeline.map(({ status, text, atUtc, isDone, note }, index) => ({
          key: `${index} ${status}`,
          icon: getOrderStatusAppearance(status, isDigital).icon,
          title: text,
          atUtc,
          isDone,
          isCurrent: index === current,
          note: note && <p>{note}</p>,
        }))}
      />
    </section>
  );
}
