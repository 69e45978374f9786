import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUndo } from '@/components/shared/use-undo';
import { getAvailability } from '@/lib/domain/product/availability';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import { getPriceDrop, type RecentlyViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useTranslation } from '@/lib/i18n/client';
import { livePricesQuery } from '@/lib/queries/product';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';

/** A recently viewed product as it is today. */
export interface RecentlyViewedItem {
  product: RecentlyViewedProduct;
  /** The price to pay, in pesos. */
  price: number;
  /** How much cheaper it became, in pesos; 0 for what did not fall or is sold. */
  drop: number;
  isSold: boolean;
}

/** The recently viewed products of this device, newest first, with their current prices, and how to clear them. */
export function useRecentlyViewed(except?: string) {
  const { t } = useTranslation('seen');
  const seen = useRecentlyViewedStore((state) => state.seen);
  const undo = useUndo();
  const [now] = useState(Date.now);
  const shown = seen.filter(({ id }) => id !== except);
  // Until the answer arrives, the list shows the stored prices.
  const { data: prices, isLoading } = useQuery(livePricesQuery(shown.map(({ id }) => id)));
  const items = shown.map((product): RecentlyViewedItem => {
    const live = prices?.get(product.id);
    const price = live ? getDisplayPrices(live.pricing).final : product.price;
    const isSold = live !== undefined && getAvailability(live) === 'sold';
    return { product, price, isSold, drop: isSold ? 0 : getPriceDrop(product, price, now) };
  });
  const clear = () => {
    const { clear: forget, restore } = useRecentlyViewedStore.getState();
    const previous = forget();
    undo.offer({ text: t('cleared'), revert: () => restore(previous) });
  };
  return { items, /** No prices are on their way. */ isSettled: !isLoading, clear, undo };
}
