import { Icon } from '@/components/ui/icon';
import { formatCalendarDay } from '@/lib/domain/dates';
import { getTrackingUrl } from '@/lib/domain/orders/courier-tracking';
import { isDelivered } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';

/** When the parcel arrives, who brings it, and its number, which leads to the courier's page where that is known. */
export function OrderParcel({ order: { arrival, courier, status } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const from = arrival && formatCalendarDay(arrival.from);
  const to = arrival && formatCalendarDay(arrival.to);
  const tracking = courier && getTrackingUrl(courier.name, courier.guide);
  return (
    <>
      {from && !isDelivered(status) && (
        <p className="mt-3">
          <span className="history-soft">{t('delivery.arrival')}: </span>
          <strong>{to && to !== from ? t('delivery.window', { from, to }) : from}</strong>
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
