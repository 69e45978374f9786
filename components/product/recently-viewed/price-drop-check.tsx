import { useState } from 'react';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop } from '@/lib/domain/product/recently-viewed';
import type { ProductSnapshot } from '@/lib/domain/product/types';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import {
  selectRecentlyViewed,
  useRecentlyViewedStore,
} from '@/stores/browsing/recently-viewed-store';

export interface PriceDropProps {
  /** With the prices that the page shows. A live price replaces them. */
  product: Pick<ProductSnapshot, 'id' | 'pricing'>;
  /** Where it is shown: over the picture of a card, or beside the price on the product page. */
  variant: 'card' | 'page';
}

// Loaded only when there is a price drop, because most pages have none.
const PriceDropLabel = lazyEventually(() => import('./price-drop-label'));

/** Shows a label when the price fell since the last visit from this device. */
export default function PriceDropCheck({ product, variant }: PriceDropProps) {
  const live = useLivePricesStore((products) => products[product.id]);
  const known = useRecentlyViewedStore(selectRecentlyViewed(product.id));
  const [now] = useState(Date.now);
  const drop = getPriceDrop(known, getDisplayPrices(live?.pricing ?? product.pricing).final, now);
  return drop > 0 && <PriceDropLabel drop={drop} variant={variant} />;
}
