import { Picture } from '@/components/ui/picture';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';
import type { RecentlyViewedItem } from './use-recently-viewed';
import './recently-viewed-list.css';

/** A small card of a recently viewed product. */
export function RecentlyViewedCard({ product, price, drop, isSold }: RecentlyViewedItem) {
  const { t } = useTranslation('seen');
  return (
    <li>
      <a href={route('products', { slug: product.slug })}>
        <Picture src={product.image} alt="" width={160} />
        <span className="seen-name">{product.name}</span>
        <b>{formatPrice(price)}</b>
        {isSold && <span className="seen-sold">{t('sold')}</span>}
        {drop > 0 && <span className="seen-drop">{t('drop', { amount: formatPrice(drop) })}</span>}
      </a>
    </li>
  );
}
