import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormError } from '@/components/forms/form-error';
import { Button, ButtonLink } from '@/components/ui/button';
import { browserClient } from '@/lib/api/browser-client';
import { buyAgain } from '@/lib/api/calls/orders';
import { errorText } from '@/lib/api/error-catalogue';
import { isAwaitingPayment, isDelivered } from '@/lib/domain/orders/status';
import type { OrderDetail } from '@/lib/domain/orders/types';
import { hasFeature } from '@/lib/features/has-feature';
import { useTranslation } from '@/lib/i18n/client';
import { cartKey } from '@/lib/queries/keys';
import { route } from '@/lib/routing/routes';
import { BoughtAgainNotice } from './bought-again-notice';
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
            {order.hasMessages && <span aria-hidden="true" className="order-chat-mark" />}
          </ButtonLink>
        )}
        {hasInvoiceSection(order) && (
          <ButtonLink variant="secondary" icon="file" href={`#${INVOICE_SECTION}`}>
            {t('invoice')}
          </ButtonLink>
        )}
        {isDelivered(order.status) && hasFeature('warranties') && (
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
