import { BoughtPicture } from '@/components/account/shared/bought-picture';
import { BoughtName } from '@/components/shared/bought-name';
import { Icon } from '@/components/ui/icon';
import { formatKnownPrice, formatPrice } from '@/lib/domain/money';
import { canBeDelivered } from '@/lib/domain/orders/status';
import type { Order, OrderItem } from '@/lib/domain/orders/types';
import { useTranslation } from '@/lib/i18n/client';
import { OWN_REVIEW_FRAGMENT } from '@/lib/routing/review-fragments';
import { route } from '@/lib/routing/routes';

/** The items of an order, linked to the products that are still in the catalogue. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  if (order.items.length === 0) return null;
  return (
    <section className="history-section">
      <h2>{t('items')}</h2>
      <ul className="history-rows">
        {order.items.map((item) => (
          <Item key={item.id} item={item} canReview={canBeDelivered(order)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, canReview }: { item: OrderItem; canReview: boolean }) {
  const { t } = useTranslation('orders');
  const { name, product, qty } = item;
  return (
    <li className="bought">
      <BoughtPicture product={product} size={80} />
      <div>
        <BoughtName name={name} product={product} />
        <p className="history-soft bought-facts">
          <span>{t('qty', { count: qty })}</span>
          {qty > 1 && item.price !== null && (
            <span>{t('each', { price: formatPrice(item.price) })}</span>
          )}
          {item.partNumber && <span>{t('partNumber', { number: item.partNumber })}</span>}
          {!product && <span>{t('gone')}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {canReview && product ? (
          <a
            href={`${route('products', { slug: product.slug })}#${OWN_REVIEW_FRAGMENT}`}
            aria-label={t('reviewOf', { name })}
            className="link"
          >
            <Icon name="star" />
            {t('review')}
          </a>
        ) : (
          <span />
        )}
        <strong>{formatKnownPrice(item.total)}</strong>
      </div>
    </li>
  );
}
