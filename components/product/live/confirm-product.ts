import { livePrices } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import { useLivePrices } from '@/stores/live-prices-store';

/** Asks for a product's price and stock and keeps the answer. Several at once share one request. */
export async function confirmProduct(id: string): Promise<void> {
  const prices = await getQueryClient().fetchQuery(livePrices([id]));
  const live = prices.get(id);
  if (live && useLivePrices.getState()[id] !== live) useLivePrices.setState({ [id]: live });
}
