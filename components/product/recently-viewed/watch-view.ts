import { shownPrices } from '@/lib/domain/product/pricing';
import type { SeenView } from '@/lib/domain/product/seen';
import { useLivePrices } from '@/stores/browsing/live-prices-store';
import { useSeenStore } from '@/stores/browsing/seen-store';

/**
 * Records a product as viewed when its page becomes visible, and again with the live price: the price on the cached
 * page may be stale. Returns a function that stops the recording.
 */
export function watchView(view: SeenView): () => void {
  const record = () => {
    if (document.visibilityState === 'hidden') return;
    const live = useLivePrices.getState()[view.id];
    const price = live ? shownPrices(live.pricing).final : view.price;
    useSeenStore.getState().record({ ...view, price }, Date.now());
  };
  record();
  const stop = useLivePrices.subscribe((now, before) => {
    if (now[view.id] !== before[view.id]) record();
  });
  document.addEventListener('visibilitychange', record);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', record);
  };
}
