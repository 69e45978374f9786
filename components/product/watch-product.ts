import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';
import { useRecentlyViewedStore } from '@/stores/browsing/recently-viewed-store';
import { loadVisitorChunk } from './load-visitor-chunk';

/** What the page of one product does after its first view. Returns a function that stops it. */
export function watchProduct(view: ViewedProduct): () => void {
  const stopViews = watchProductView(view);
  // Few products have an offer that ends soon.
  if (!document.querySelector('[data-ends]')) return stopViews;
  const stopClock = loadWhen(whenLoadedAndIdle, loadVisitorChunk, (chunk) =>
    chunk.startPriceClock(view.id),
  );
  return () => {
    stopViews();
    stopClock();
  };
}

/**
 * Records a product as viewed when its page becomes visible, and again with the live price: the price on the cached
 * page may be stale. Returns a function that stops the recording.
 */
function watchProductView(view: ViewedProduct): () => void {
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
