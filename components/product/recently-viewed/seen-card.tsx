import { Picture } from '@/components/ui/picture';
import type { LivePrice } from '@/lib/api/resources/live-price';
import { formatPrice } from '@/lib/domain/money';
import { availability } from '@/lib/domain/product/availability';
import { shownPrices } from '@/lib/domain/product/pricing';
import { priceDrop, type SeenProduct } from '@/lib/domain/product/seen';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routing/routes';

interface SeenCardProps {
  product: SeenProduct;
  /** The live data of the product. Without it the last seen price is shown. */
  live: LivePrice | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** A small card of a recently viewed product. */
export function SeenCard({ product, live, now }: SeenCardProps) {
  const { t } = useTranslation('seen');
  const price = live ? shownPrices(live.pricing).final : product.price;
  const drop = priceDrop(product, price, now);
  const isSold = live !== undefined && availability(live) === 'sold';
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
