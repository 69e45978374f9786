import { hasFeature } from '@/lib/features/has-feature';
import { showCardDeliveries } from './delivery/show-card-deliveries';
import { showStoreDistances } from './delivery/show-store-distances';
import type { ShownProduct } from './rendered-product';

// What a page says differently to a visitor with a place or a build: one chunk, so that the page names it once.

/** What the visitor's place changes for these products: when they arrive, and which stores are near. */
export const showDeliveries = (ids: readonly string[], zipCode: string | null) =>
  Promise.all([showCardDeliveries(ids, zipCode), showStoreDistances(ids, zipCode)]);

/** Whether these products are compatible with the visitor's build. The rules are loaded for it alone. */
export async function showCompatibility(shown: readonly ShownProduct[]): Promise<void> {
  if (!hasFeature('builder')) return;
  const { showBuildCompatibility } = await import('./build-compatibility/show-build-compatibility');
  await showBuildCompatibility(shown);
}
