import { Picture } from '@/components/ui/picture';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { formatPrice } from '@/lib/domain/money';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop, type RecentlyViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface RecentlyViewedCardProps {
  product: RecentlyViewedProduct;
  /** The live data of the product. Without it the last seen price is shown. */
  live: LivePrice | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A small card of a recently viewed product. */
export function RecentlyViewedCard({ product, live, now }: RecentlyViewedCardProps) {
  const { t } = useTranslation('seen');
  const price = live ? getDisplayPrices(live.pricing).final : product.price;
  const drop = getPriceDrop(product, price, now);
  const isSold = live !== undefined && getAvailability(live) === 'sold';
  return (
    <li>
      <a href={route('products', { slug: product.slug })}>
        <Picture src={product.image} alt="" width={160} />
        <span className="seen-name">{product.name}</span>
        <b>{formatPrice(price)}</b>
        {isSold && <span className="seen-sold">{t('sold')}</span>}
        {drop > 0 && !isSold && (
          <span className="seen-drop">{t('drop', { amount: formatPrice(drop) })}</span>
        )}
      </a>
    </li>
  );
}
