import { lazy, useState } from 'react';
import { shownPrices } from '@/lib/domain/product/pricing';
import { priceDrop } from '@/lib/domain/product/seen';
import { useLivePrices } from '@/stores/browsing/live-prices-store';
import { selectSeen, useSeenStore } from '@/stores/browsing/seen-store';
import type { PriceDropProps } from './drop-props';

// Loaded only when there is a price drop, because most pages have none.
const DropLabel = lazy(() => import('./drop-label'));

/** Shows a label when the price fell since the last visit from this device. */
export default function DropCheck({ product, place }: PriceDropProps) {
  const live = useLivePrices((products) => products[product.id]);
  const known = useSeenStore(selectSeen(product.id));
  const [now] = useState(Date.now);
  const drop = priceDrop(known, shownPrices(live?.pricing ?? product.pricing).final, now);
  return drop > 0 && <DropLabel drop={drop} place={place} />;
}
