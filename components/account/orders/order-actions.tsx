import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormError } from '@/components/forms/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/client/browser-client';
import { errorText } from '@/lib/api/client/error-catalogue';
import { cartKey } from '@/lib/api/client/query-parts';
import { buyAgain } from '@/lib/api/orders';
import { canBeDelivered, isAwaitingPayment } from '@/lib/domain/orders/status';
import type { Order, OrderDetail, ReorderResult } from '@/lib/domain/orders/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import { hasInvoiceSection, INVOICE_SECTION } from './order-invoice';

/** The actions of an order: buy again, chat, invoice, warranty. */
export function OrderActions({ order, customerId }: { order: OrderDetail; customerId: string }) {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const again = useMutation({
    mutationFn: () => buyAgain(browserClient, order.id),
    onSuccess: () => client.invalidateQueries({ queryKey: cartKey(customerId) }),
  });
  const { id } = order;
  return (
    <>
      <div className="history-actions pb-6">
        <Button
          variant={isAwaitingPayment(order) ? 'secondary' : 'primary'}
          icon="cart"
          isBusy={again.isPending}
          onClick={() => again.mutate()}
          // For an unpaid order, paying is the primary action.
        >
          {again.isPending ? t('again.busy') : t('again')}
        </Button>
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
        {canBeDelivered(order) && hasFeature('warranties') && (
          <ButtonLink
            variant="secondary"
            icon="shield"
            href={route('profile.order.warranty', { id })}
          >
            {t('warranty')}
          </ButtonLink>
        )}
      </div>
      <FormError text={again.isError ? `${t('again.failed')} ${errorText(again.error)}` : null} />
      <div role="status">
        {again.data && <BoughtAgainNotice order={order} outcome={again.data} />}
      </div>
    </>
  );
}

/** What 'comprar de nuevo' added to the cart, and which quantities the stock limited. */
function BoughtAgainNotice({
  order,
  outcome: { added, adjusted },
}: {
  order: Order;
  outcome: ReorderResult;
}) {
  const { t } = useTranslation('orders');
  const pieces = added.reduce((sum, { qty }) => sum + qty, 0);
  const nameOf = (productId: string) =>
    order.items.find(({ product }) => product?.id === productId)?.name ?? t('gone');
  return (
    <div className={`order-again note ${adjusted.length > 0 ? 'note-warn' : 'note-saved'}`}>
      <p>{pieces > 0 ? t('again.added', { count: pieces }) : t('again.nothing')}</p>
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
