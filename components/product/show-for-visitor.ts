import { getQueryClient } from '@/lib/api/client/query-client';
import { deliveryEstimateQuery } from '@/lib/api/location';
import { sortByDistance } from '@/lib/domain/product/store-stock';
import { hasFeature } from '@/lib/features/has-feature';
import { loadTexts } from '@/lib/i18n/client';
import { useSessionStore } from '@/stores/session/session-store';
import { showCardDeliveries } from './delivery/show-card-deliveries';
import type { ShownProduct } from './rendered-product';

/** The rows as the server sent them, to go back to when the place is forgotten. */
const originals = new WeakMap<Element, HTMLElement[]>();

/** Where a row says how far the store is. */
function writeDistance(row: HTMLElement, text: string | null): void {
  row.querySelector('small')?.remove();
  if (text === null) return;
  const distance = document.createElement('small');
  distance.textContent = text;
  row.querySelector('.words')?.append(distance);
}

/** Of several products only the one whose page is shown has a table of stores. */
const findTable = (ids: readonly string[]) =>
  [...document.querySelectorAll<HTMLElement>('tbody[data-stores]')].find(({ dataset }) =>
    ids.includes(dataset.stores ?? ''),
  );

/**
 * Sorts the stores of a product's page by their distance from the visitor's place, and says it. The cached page has them
 * by their stock. Stores whose distance is not known follow in that order.
 * @param zipCode null brings back what the page says
 * @throws ApiError when the backend fails
 */
async function showStoreDistances(ids: readonly string[], zipCode: string | null): Promise<void> {
  const table = findTable(ids);
  if (!table) return;
  const rows = originals.get(table) ?? [...table.querySelectorAll<HTMLElement>('tr')];
  originals.set(table, rows);
  const id = table.dataset.stores ?? '';
  const [t, estimate] = await Promise.all([
    loadTexts('product'),
    zipCode === null ? null : getQueryClient().fetchQuery(deliveryEstimateQuery(id, zipCode)),
  ]);
  // Another place was chosen in the meantime.
  if (useSessionStore.getState().zipCode !== zipCode) return;
  const distances = new Map(
    estimate?.pickupStores.flatMap(({ name, distanceKm }) =>
      distanceKm === null ? [] : [[name, distanceKm] as const],
    ),
  );
  const distanceOf = (row: HTMLElement) =>
    distances.get(row.querySelector('th')?.textContent ?? '') ?? null;
  for (const row of sortByDistance(rows, distanceOf)) {
    const distance = distanceOf(row);
    writeDistance(row, distance === null ? null : t('delivery.pickupAway', { distance }));
    table.append(row);
  }
}

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
