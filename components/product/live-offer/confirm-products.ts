import { commerceStamps } from '@/lib/queries/commerce-stamps';

/** Asks whether products are still what the page says; of those that are not it fetches how they are now. */
export async function confirmProducts(
  shown: readonly { id: string; stamp: string }[],
): Promise<void> {
  const now = await commerceStamps(shown.map(({ id }) => id));
  const changed = shown.filter(({ id, stamp }) => now.has(id) && now.get(id) !== stamp);
  if (changed.length === 0) return;
  const { takeLivePrices } = await import('./take-live-prices');
  await takeLivePrices(changed.map(({ id }) => id));
}
