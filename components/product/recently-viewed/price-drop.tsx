import { useState } from 'react';
import { formatPrice } from '@/lib/domain/money';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop } from '@/lib/domain/product/recently-viewed';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { dropAmount, dropSince, drop as dropText } from '@/locales/es-MX/recently-viewed.json';
import { useLiveProduct } from '@/stores/browsing/live-prices-store';
import {
  selectRecentlyViewed,
  useRecentlyViewedStore,
} from '@/stores/browsing/recently-viewed-store';
import './price-drop.css';

export interface PriceDropProps {
  /** With the prices that the page shows. A live price replaces them. */
  product: Pick<ProductSnapshot, 'id' | 'pricing'>;
  /** Where it is shown: over the picture of a card, or beside the price on the product page. */
  variant: 'card' | 'page';
}

export function PriceDrop({ product, variant }: PriceDropProps) {
  const live = useLiveProduct(product.id);
  const known = useRecentlyViewedStore(selectRecentlyViewed(product.id));
  const [now] = useState(Date.now);
  const drop = getPriceDrop(known, getDisplayPrices(live?.pricing ?? product.pricing).final, now);
  if (drop <= 0) return null;
  const write = (text: string) => text.replace('{{amount}}', formatPrice(drop));
  return variant === 'page' ? (
    // On the line below the price block, in the space between the two blocks.
    <div className="relative h-0 border-0 p-0">
      <p className="absolute -top-2.75 right-0 z-1 rounded-[1rem] border border-current bg-saved-wash px-2 text-13 font-650 whitespace-nowrap text-saved lh-[1.25rem]">
        {write(dropText)}
      </p>
    </div>
  ) : (
    <p className="card-drop">
      <b>{write(dropAmount)}</b> <span>{dropSince}</span>
    </p>
  );
}
