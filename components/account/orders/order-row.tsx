import { BoughtPicture, FormattedDate, StatusBadge } from '@/components/account/shared/history';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/api/order-summaries';
import { formatPrice } from '@/lib/domain/money';
import {
  getOrderStatusAppearance,
  isAwaitingPayment,
  isDelivered,
} from '@/lib/domain/orders/status';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { TrackLink, useDeliveryLine } from './order-arrival';

const SHOWN_PICTURES = 3;

export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { items } = order;
  const [first] = items;
  const delivery = useDeliveryLine(order);
  // The day of the delivery says that state already.
  const isSaid = delivery !== '' && isDelivered(order.status);
  const more = items.length - SHOWN_PICTURES;
  return (
    <li className="grid gap-x-4 gap-y-1 py-4 hover:bg-sunken grid-cols-[4rem_minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)_auto] md:items-center">
      {/* On phones one picture beside the text, so that the name of what was bought has its room. */}
      <div className="flex row-span-2 items-start gap-2 max-md:*:not-first:hidden md:row-auto md:items-center">
        {items.slice(0, SHOWN_PICTURES).map(({ id, product }) => (
          <BoughtPicture key={id} product={product} size={64} />
        ))}
        {more > 0 && <span className="history-soft">+{more}</span>}
      </div>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {delivery && <strong className="text-18 font-650">{delivery}</strong>}
          {order.statusText && !isSaid && (
            <StatusBadge look={getOrderStatusAppearance(order.status, order.isDigital)}>
              {order.statusText}
            </StatusBadge>
          )}
        </p>
        <p className="history-soft mt-1 bought-facts">
          <a
            href={route('profile.order', { id: order.id })}
            className="history-whole font-semibold text-ink"
          >
            {t('order', { folio: order.folio })}
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
          <a
            href={route('profile.order', { id: order.id })}
            aria-label={t('payOf', { folio: order.folio })}
            className="link-button relative"
          >
            {t('pay')}
          </a>
        )}
        <TrackLink order={order} className="link-button relative" />
        {first && (
          <p className="line-clamp-2 md:line-clamp-1">
            {items.length > 1
              ? t('andMore', { name: first.name, count: items.length - 1 })
              : first.name}
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
