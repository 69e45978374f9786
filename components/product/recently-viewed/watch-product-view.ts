import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';

/**
 * Records a product as viewed when its page becomes visible, and again with the live price: the price on the cached
 * page may be stale. Returns a function that stops the recording.
 */
export function watchProductView(view: ViewedProduct): () => void {
  const record = () => {
    if (document.visibilityState === 'hidden') return;
    const live = useLivePricesStore.getState()[view.id];
    const price = live ? getDisplayPrices(live.pricing).final : view.price;
    useRecentlyViewedStore.getState().record({ ...view, price }, Date.now());
  };
  record();
  const stop = useLivePricesStore.subscribe((now, before) => {
    if (now[view.id] !== before[view.id]) record();
  });
  document.addEventListener('visibilitychange', record);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', record);
  };
}
