import { refreshStaleProducts } from '@/stores/flows/products/refresh-stale-products';
import { useSessionStore } from '@/stores/session/session-store';

/** What a page with products does after its first view. Returns a function that stops it. */
export function watchShownProducts(shown: readonly { id: string; stamp: string }[]): () => void {
  // Without network the page keeps its data. The cart validates prices again.
  refreshStaleProducts(shown).catch(() => {});
  const ids = shown.map(({ id }) => id);
  // A backend that cannot say when products arrive leaves the cards as they are.
  const show = (zipCode: string | null) =>
    void import('./delivery/show-card-deliveries')
      .then(({ showCardDeliveries }) => showCardDeliveries(ids, zipCode))
      .catch(() => {});
  const { zipCode } = useSessionStore.getState();
  if (zipCode !== null) show(zipCode);
  return useSessionStore.subscribe((now, before) => {
    if (now.zipCode !== before.zipCode) show(now.zipCode);
  });
}
