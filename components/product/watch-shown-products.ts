import { readText } from '@/lib/browser/storage';
import { BUILDS_KEY } from '@/stores/builder/builds-key';
import { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
import { useSessionStore } from '@/stores/session/session-store';
import { loadVisitorChunk } from './load-visitor-chunk';
import type { ShownProduct } from './rendered-product';

/** What a page with products does after its first view. Returns a function that stops it. */
export function watchShownProducts(shown: readonly ShownProduct[]): () => void {
  // Without network the page keeps its data. The cart validates prices again.
  refreshStaleProducts(shown).catch(() => {});
  if (readText(BUILDS_KEY) !== null) {
    // Without an answer the page says nothing about the visitor's build.
    loadVisitorChunk()
      .then(({ showCompatibility }) => showCompatibility(shown))
      .catch(() => {});
  }
  const ids = shown.map(({ id }) => id);
  // A backend that cannot say when products arrive leaves the page as it is.
  const show = (zipCode: string | null) =>
    void loadVisitorChunk()
      .then(({ showDeliveries }) => showDeliveries(ids, zipCode))
      .catch(() => {});
  const { zipCode } = useSessionStore.getState();
  if (zipCode !== null) show(zipCode);
  return useSessionStore.subscribe((now, before) => {
    if (now.zipCode !== before.zipCode) show(now.zipCode);
  });
}
