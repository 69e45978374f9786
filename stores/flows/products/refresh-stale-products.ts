import { browserClient } from '@/lib/api/client/browser-client';
import { readOfferVersions } from '@/lib/api/offer-versions';

/** Compares the stamps of the page with the backend's, and fetches the current data of the products that changed. */
export async function refreshStaleProducts(
  shown: readonly { id: string; stamp: string }[],
): Promise<void> {
  const now = await readOfferVersions(
    browserClient,
    shown.map(({ id }) => id),
  );
  const changed = shown.filter(({ id, stamp }) => now.has(id) && now.get(id) !== stamp);
  if (changed.length === 0) return;
  const { refreshLivePrices } = await import('./refresh-live-prices');
  await refreshLivePrices(changed.map(({ id }) => id));
}
