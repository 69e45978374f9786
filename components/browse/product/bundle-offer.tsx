import { useState } from 'react';
import { OfferNote } from '@/components/cart/line-offer';
import { Button } from '@/components/ui/button';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import { toCartLine } from '@/lib/domain/cart/lines';
import { formatPrice } from '@/lib/domain/money';
import { isPurchasable } from '@/lib/domain/product/availability';
import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductSummary } from '@/lib/domain/product/types';
import { useTranslation } from '@/lib/i18n/client';
import { addLineToCart } from '@/stores/flows/cart/add-line-to-cart';
import './bundle-offer.css';

interface BundleOfferProps {
  /** The product of the page; null when the answer lacks it. */
  product: ProductSummary | null;
  companions: readonly ProductSummary[];
}

/** What the product and those that are bought with it cost together, and one button that adds them all. */
export function BundleOffer({ product, companions }: BundleOfferProps) {
  const { t } = useTranslation('product');
  const [isAdded, setAdded] = useState(false);
  const others = companions.filter(isPurchasable);
  const self = product && isPurchasable(product) ? [product] : [];
  const lines = [...self, ...others].map((one) => toCartLine(toProductSnapshot(one), 1));
  if (others.length === 0 || lines.length < 2) return null;
  const add = () => {
    for (const line of lines) addLineToCart(line);
    setAdded(true);
  };
  const offer = getLinesOffer(lines);
  return (
    <div className="bundle">
      <div>
        <p>
          {t(self.length > 0 ? 'bundle.with' : 'bundle.only', { count: others.length })}{' '}
          <b>{formatPrice(offer.price)}</b>
        </p>
        <OfferNote offer={offer} className="text-sm" />
      </div>
      <Button icon={isAdded ? 'check' : 'cart'} onClick={add}>
        {isAdded ? t('bundle.added') : t('bundle.add', { count: lines.length })}
      </Button>
    </div>
  );
}
