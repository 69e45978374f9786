import { getQueryClient } from '@/lib/api/client/query-client';
import { livePricesQuery } from '@/lib/api/live-prices';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';

/** Fetches the current prices and stock of products into the store that the whole page reads. */
export async function refreshLivePrices(ids: readonly string[]): Promise<void> {
  const prices = await getQueryClient().fetchQuery({ ...livePricesQuery(ids), staleTime: 0 });
  useLivePricesStore.setState(Object.fromEntries(prices));
}
