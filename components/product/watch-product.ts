import { loadWhen, whenLoadedAndIdle } from '@/lib/browser/when-idle';
import type { ViewedProduct } from '@/lib/domain/product/recently-viewed';
import { watchProductView } from './recently-viewed/watch-product-view';

/** What the page of one product does after its first view. Returns a function that stops it. */
export function watchProduct(view: ViewedProduct): () => void {
  const stopViews = watchProductView(view);
  // Few products have an offer that ends soon.
  if (!document.querySelector('[data-ends]')) return stopViews;
  const stopClock = loadWhen(
    whenLoadedAndIdle,
    () => import('./live-offer/start-price-clock'),
    ({ startPriceClock }) => startPriceClock(view.id),
  );
  return () => {
    stopViews();
    stopClock();
  };
}
