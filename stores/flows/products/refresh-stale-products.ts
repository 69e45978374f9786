import { browserClient } from '@/lib/api/client/browser-client';
import { readChangedOffers } from '@/lib/api/offer-versions';

/** Compares the offers of the page with the backend's, and shows those that have changed: the page is cached. */
export async function refreshStaleProducts(
  shown: Parameters<typeof readChangedOffers>[1],
): Promise<void> {
  const changed = await readChangedOffers(browserClient, shown);
  if (changed.length === 0) return;
  const { showLivePrices } = await import('./refresh-live-prices');
  showLivePrices(changed);
}
