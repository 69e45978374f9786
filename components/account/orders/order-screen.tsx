'use client';

import { useQuery } from '@tanstack/react-query';
import { FormattedDate } from '@/components/account/shared/formatted-date';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import { StatusBadge } from '@/components/account/shared/status-badge';
import { Timeline } from '@/components/account/shared/timeline';
import type { CustomerScreenProps } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { getOrderStatusAppearance } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { orderQuery } from '@/lib/queries/orders';
import { OrderActions } from './order-actions';
import { OrderAmountsTable } from './order-amounts-table';
import { OrderComments } from './order-comments';
import { OrderDelivery } from './order-delivery';
import { OrderInvoice } from './order-invoice';
import { OrderItems } from './order-items';
import { OrderPayments } from './order-payments';
import '@/components/account/shared/history.css';
import './orders.css';

/** One order in full detail. */
export function OrderScreen({ customer }: CustomerScreenProps) {
  const { id = '' } = useRouteParams('profile.order');
  const query = useQuery(orderQuery(customer.id, id));
  return (
    <QueryView
      query={query}
      skeleton={<RowsSkeleton rows={4} tall />}
      notFound={{ list: 'profile.orders' }}
    >
      {(found) => <OrderView order={found} customerId={customer.id} />}
    </QueryView>
  );
}

function OrderView({ order, customerId }: { order: OrderDetail; customerId: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <div className="order-head">
        <h2 className="text-20">{t('order', { folio: order.folio })}</h2>
        {order.statusText && (
          <StatusBadge look={getOrderStatusAppearance(order.status, order.isDigital)}>
            {order.statusText}
          </StatusBadge>
        )}
        {order.createdUtc && (
          <p className="history-soft">
            {t('placed')} <FormattedDate utc={order.createdUtc} withTime />
          </p>
        )}
      </div>
      <OrderActions order={order} customerId={customerId} />
      <OrderComments order={order} />
      <div className="order-columns">
        {order.timeline.length > 0 && (
          <section className="history-section">
            <h2>{t('timeline')}</h2>
            <OrderTimeline order={order} />
          </section>
        )}
        <OrderPayments order={order} customerId={customerId} />
      </div>
      <OrderItems order={order} />
      <div className="order-columns">
        <OrderAmountsTable order={order} />
        <OrderDelivery order={order} />
      </div>
      <OrderInvoice order={order} customerId={customerId} />
    </>
  );
}

function OrderTimeline({ order: { timeline, isDigital } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const current = timeline.findLastIndex(({ isDone }) => isDone);
  return (
    <Timeline
      label={t('timeline')}
      words={{ now: t('timeline.now'), pending: t('timeline.pending') }}
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
  );
}
