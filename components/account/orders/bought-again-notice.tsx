import type { Order, ReorderResult } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

/** What 'comprar de nuevo' added to the cart, and which quantities the stock limited. */
export function BoughtAgainNotice({
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
    <div className="order-again" data-adjusted={adjusted.length > 0 || undefined}>
      <p>{pieces > 0 ? t('again.added', { count: pieces }) : t('again.nothing')}</p>
      {adjusted.length > 0 && (
        <ul>
          {adjusted.map(({ productId, message }) => (
            <li key={productId}>{t('again.adjusted', { name: nameOf(productId), message })}</li>
          ))}
        </ul>
      )}
      <a href={route('cart-detail')} className="history-link">
        {t('again.cart')}
      </a>
    </div>
  );
}
