'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedDate, HistorySection, RowsSkeleton } from '@/components/account/shared/history';
import { useOpenRequests, WarrantyRequests } from '@/components/account/warranties/warranty-row';
import { FormError } from '@/components/forms/form';
import { customerScreen, useRouteParams } from '@/components/shared/customer-screen';
import { QueryView } from '@/components/shared/query-view';
import { Button, ButtonLink } from '@/components/ui/button';
import { FactList } from '@/components/ui/fact-list';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { cartKey } from '@/lib/api/client/query-parts';
import type { Order } from '@/lib/api/order-summaries';
import { buyAgain, type OrderDetail, orderQuery, type ReorderResult } from '@/lib/api/orders';
import { formatPrice } from '@/lib/domain/money';
import { getAmountPaidBesidesWallet, getOrderAmountRows } from '@/lib/domain/orders/amounts';
import {
  canBeDelivered,
  isAwaitingPayment,
  isOrderOver,
  isOrderStopped,
} from '@/lib/domain/orders/status';
import type { ProviderIds } from '@/lib/domain/payments/payment-method';
import { hasPiecesLeft, waitsForCustomer } from '@/lib/domain/warranty/warranty';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { hasInvoiceSection, INVOICE_SECTION, InvoiceDeadline, OrderInvoice } from './order-invoice';
import {
  OrderDelivery,
  OrderItems,
  type OrderItemsProps,
  OrderNow,
  OrderTimeline,
} from './order-parts';
import { OrderPayments } from './order-payments';

interface OrderActionsProps extends OrderItemsProps {
  order: OrderDetail;
  customerId: string;
}

export function OrderActions({ order, customerId, requests }: OrderActionsProps) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const mutationKey = ['buy-again', order.id];
  const again = useMutation({
    mutationKey,
    mutationFn: () => buyAgain(browserClient, order.id),
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey(customerId) }),
  });
  const { id } = order;
  const isOver = isOrderOver(order.status);
  const canReturn =
    requests.length === 0 ||
    order.items.some(({ product }) => hasPiecesLeft(product, order.items, requests));
  // What waits for the customer has the filled button, at its request.
  const isFirst = isOver && !requests.some(({ status }) => waitsForCustomer(status));
  const buyButton = (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      icon="cart"
      isBusy={again.isPending}
      // A second click may come before the button is drawn busy.
      onClick={() => client.isMutating({ mutationKey }) === 0 && again.mutate()}
    >
      {t(again.isPending ? 'again.busy' : 'again')}
    </Button>
  );
  return (
    <>
      {/* On a phone each row of buttons is as wide as the screen. */}
      <div className="flex flex-wrap gap-3 pb-6 max-sm:*:flex-auto">
        {isOver && buyButton}
        {hasFeature('order-chat') && (
          <ButtonLink
            variant="secondary"
            icon="chat"
            href={route('profile.order.chat', { id })}
            aria-label={order.hasMessages ? t('chat.has') : undefined}
          >
            {t('chat')}
            {order.hasMessages && (
              <span aria-hidden="true" className="size-2.5 rounded-[50%] bg-brand-fill" />
            )}
          </ButtonLink>
        )}
        {hasInvoiceSection(order) && (
          <ButtonLink variant="secondary" icon="file" href={`#${INVOICE_SECTION}`}>
            {t('invoice')}
          </ButtonLink>
        )}
        {canReturn && canBeDelivered(order) && hasFeature('warranties') && (
          <ButtonLink
            variant="secondary"
            icon="shield"
            href={route('profile.order.warranty', { id })}
          >
            {t('return')}
          </ButtonLink>
        )}
        {!isOver && buyButton}
      </div>
      {hasInvoiceSection(order) && order.invoice === null && order.canRequestInvoice && (
        // The form stands far below on a phone.
        <div className="-mt-3 pb-6">
          <InvoiceDeadline paidUtc={order.paidUtc} />
        </div>
      )}
      <FormError text={again.error && `${t('again.failed')} ${errorText(again.error)}`} />
      <div role="status">
        {again.data && <BoughtAgainNotice order={order} outcome={again.data} />}
      </div>
    </>
  );
}

/** What 'comprar de nuevo' added to the cart, and which quantities the stock limited. */
function BoughtAgainNotice({ order, outcome }: { order: Order; outcome: ReorderResult }) {
  const { adjusted } = outcome;
  const { t } = useTranslation('orders');
  const count = outcome.added.reduce((sum, { qty }) => sum + qty, 0);
  const nameOf = (productId: string) =>
    order.items.find(({ product }) => product?.id === productId)?.name ?? t('gone');
  return (
    <div className={`note mb-6 ${adjusted.length > 0 ? 'note-warn' : 'note-saved'}`}>
      <p>{count > 0 ? t('again.added', { count }) : t('again.nothing')}</p>
      {adjusted.length > 0 && (
        <ul className="my-1 pl-5 list-disc">
          {adjusted.map(({ productId, message }) => (
            <li key={productId}>{t('again.adjusted', { name: nameOf(productId), message })}</li>
          ))}
        </ul>
      )}
      <a href={route('cart-detail')} className="link">
        {t('again.cart')}
      </a>
    </div>
  );
}

export function OrderComments({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  return (
    <FactList
      className="order-amounts whitespace-pre-line"
      rows={[
        [t('comments'), order.comments],
        [t('cancelComments'), order.cancelComments],
      ]}
    />
  );
}

export function OrderAmountsTable({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders');
  const { amounts, isDigital, items, pointsEarned } = order;
  const isPickup = order.store !== null && order.address === null;
  const { total, walletUsed, walletEarned, iva, ivaPercent } = amounts;
  const isEarning = !isOrderStopped(order.status) && order.paymentStatus !== 'refunded';
  const row = (name: string, value: string, className?: string) => (
    <div key={name} className={className}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <HistorySection title={t('amounts')}>
      <dl className="order-amounts">
        {getOrderAmountRows(amounts, isDigital, items).map(({ name, amount }) =>
          row(
            t(name === 'shipping' && isPickup ? 'amount.pickup' : `amount.${name}`),
            name === 'shipping' && amount === 0 ? t('amount.free') : formatPrice(amount),
            amount < 0 ? 'text-saved' : undefined,
          ),
        )}
        {row(t('amount.total'), formatPrice(total), 'mt-2 pt-3 heavy-line-t font-650')}
        {walletUsed > 0 && row(t('amount.wallet'), formatPrice(-walletUsed), 'text-saved')}
        {walletUsed > 0 && row(t('amount.rest'), formatPrice(getAmountPaidBesidesWallet(amounts)))}
        {isEarning &&
          walletEarned > 0 &&
          row(t('amount.earned'), formatPrice(walletEarned), 'text-saved')}
        {isEarning &&
          pointsEarned > 0 &&
          row(t('amount.points'), t('points', { count: pointsEarned }))}
      </dl>
      {iva > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {t('amount.tax', { amount: formatPrice(iva), percent: ivaPercent })}
        </p>
      )}
    </HistorySection>
  );
}

interface OrderScreenProps {
  /** Provider ids from the environment, used as the last segment of the providers' URLs. */
  providers: ProviderIds;
}

export const OrderScreen = customerScreen<OrderScreenProps>(
  ['orders', 'delivery', 'warranties'],
  function OrderDetails({ customer, providers }) {
    const { id = '' } = useRouteParams('profile.order');
    const query = useQuery(orderQuery(customer.id, id));
    return (
      <QueryView
        query={query}
        skeleton={<RowsSkeleton rows={4} tall />}
        notFound={{ list: 'profile.orders' }}
      >
        {(found) => <OrderView order={found} customerId={customer.id} providers={providers} />}
      </QueryView>
    );
  },
);

function OrderView(props: OrderScreenProps & { order: OrderDetail; customerId: string }) {
  const { order, customerId } = props;
  const { t } = useTranslation('orders');
  const payments = <OrderPayments {...props} />;
  const isUnpaid = isAwaitingPayment(order);
  const requests = useOpenRequests(order, customerId);
  const items = <OrderItems order={order} requests={requests} />;
  const isOver = isOrderOver(order.status);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 pb-3">
        <h2 className="text-base">{t('order', { folio: order.folio })}</h2>
        {order.createdUtc && (
          <p className="history-soft">
            {t('placed')} <FormattedDate utc={order.createdUtc} withTime />
          </p>
        )}
      </div>
      <OrderNow order={order} />
      {isUnpaid && payments}
      <WarrantyRequests requests={requests} className="pt-0 border-t-0" />
      <OrderActions order={order} customerId={customerId} requests={requests} />
      <OrderComments order={order} />
      {isOver && items}
      <div className="grid gap-x-12 md:grid-cols-2">
        <OrderTimeline order={order} />
        <div>
          {!isUnpaid && payments}
          <OrderDelivery order={order} />
        </div>
      </div>
      {!isOver && items}
      <div className="grid gap-x-12 md:grid-cols-2">
        <OrderAmountsTable order={order} />
        <OrderInvoice order={order} customerId={customerId} />
      </div>
    </>
  );
}
