import { livePrices } from '@/lib/queries/product';
import { getQueryClient } from '@/lib/queries/query-client';
import { useLivePrices } from '@/stores/browsing/live-prices-store';

/** Fetches the current prices and stock of products into the store that the whole page reads. */
export async function takeLivePrices(ids: readonly string[]): Promise<void> {
  const prices = await getQueryClient().fetchQuery({ ...livePrices(ids), staleTime: 0 });
  useLivePrices.setState(Object.fromEntries(prices));
}
