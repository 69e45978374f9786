import { commerceStamps } from '@/lib/queries/commerce-stamps';

/** Compares the stamps of the page with the backend's, and fetches the current data of the products that changed. */
export async function confirmProducts(
  shown: readonly { id: string; stamp: string }[],
): Promise<void> {
  const now = await commerceStamps(shown.map(({ id }) => id));
  const changed = shown.filter(({ id, stamp }) => now.has(id) && now.get(id) !== stamp);
  if (changed.length === 0) return;
  const { takeLivePrices } = await import('./take-live-prices');
  await takeLivePrices(changed.map(({ id }) => id));
}
