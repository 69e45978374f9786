'use client';

import { useQuery } from '@tanstack/react-query';
import { FormattedDate } from '@/components/account/shared/formatted-date';
import { RowsSkeleton } from '@/components/account/shared/rows-skeleton';
import { StatusBadge } from '@/components/account/shared/status-badge';
import { Timeline } from '@/components/account/shared/timeline';
import { customerScreen } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { useRouteParams } from '@/components/shared/use-route-params';
import { orderQuery } from '@/lib/api/orders';
import { getOrderStatusAppearance } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { OrderActions } from './order-actions';
import { OrderDelivery } from './order-delivery';
import { OrderInvoice } from './order-invoice';
import { OrderItems } from './order-items';
import { OrderPayments } from './order-payments';
import '@/components/account/shared/history.css';
import './orders.css';
import { formatPrice } from '@/lib/domain/money';
import { getAmountPaidBesidesWallet, getOrderAmountRows } from '@/lib/domain/orders/amounts';

/** What was written about the order, and why it was cancelled. */
export function OrderComments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { comments, cancelComments } = order;
  if (!comments && !cancelComments) return null;
  return (
    <dl className="order-amounts whitespace-pre-line">
      {comments && (
        <div>
          <dt>{t('comments')}</dt>
          <dd>{comments}</dd>
        </div>
      )}
      {cancelComments && (
        <div>
          <dt>{t('cancelComments')}</dt>
          <dd>{cancelComments}</dd>
        </div>
      )}
    </dl>
  );
}

/** The amounts that make up the total of an order. */
export function OrderAmountsTable({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { amounts, isDigital, items } = order;
  const isPickup = order.store !== null && order.address === null;
  const { total, walletUsed, walletEarned, iva, ivaPercent } = amounts;
  return (
    <section className="history-section">
      <h2>{t('amounts')}</h2>
      <dl className="order-amounts">
        {getOrderAmountRows(amounts, isDigital, items).map(({ name, amount }) => (
          <div key={name} className={amount < 0 ? 'order-amounts-off' : undefined}>
            <dt>{t(name === 'shipping' && isPickup ? 'amount.pickup' : `amount.${name}`)}</dt>
            <dd>{name === 'shipping' && amount === 0 ? t('amount.free') : formatPrice(amount)}</dd>
          </div>
        ))}
        <div className="order-amounts-total">
          <dt>{t('amount.total')}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
        {walletUsed > 0 && (
          <>
            <div className="order-amounts-off">
              <dt>{t('amount.wallet')}</dt>
              <dd>{formatPrice(-walletUsed)}</dd>
            </div>
            <div>
              <dt>{t('amount.rest')}</dt>
              <dd>{formatPrice(getAmountPaidBesidesWallet(amounts))}</dd>
            </div>
          </>
        )}
        {walletEarned > 0 && (
          <div className="order-amounts-off">
            <dt>{t('amount.earned')}</dt>
            <dd>{formatPrice(walletEarned)}</dd>
          </div>
        )}
        {order.pointsEarned > 0 && (
          <div>
            <dt>{t('amount.points')}</dt>
            <dd>{t('points', { count: order.pointsEarned })}</dd>
          </div>
        )}
      </dl>
      {iva > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('amount.tax', { amount: formatPrice(iva), percent: ivaPercent })}
        </p>
      )}
    </section>
  );
}

/** One order in full detail. */
export const OrderScreen = customerScreen(
  { texts: ['orders', 'delivery'] },
  function OrderScreen({ customer }) {
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
  },
);

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
