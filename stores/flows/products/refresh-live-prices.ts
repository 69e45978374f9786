import type { JsonApiModel } from '@/lib/api/client/json-api';
import { getQueryClient } from '@/lib/api/client/query-client';
import { livePricesQuery, toLivePrices } from '@/lib/api/live-prices';
import { useLivePricesStore } from '@/stores/browsing/live-prices-store';

/** Shows the prices and stock of an answer of `readChangedOffers` on the whole page. */
export const showLivePrices = (data: JsonApiModel[]): void =>
  useLivePricesStore.setState(Object.fromEntries(toLivePrices({ data })));

export async function refreshLivePrices(ids: readonly string[]): Promise<void> {
  const prices = await getQueryClient().fetchQuery({ ...livePricesQuery(ids), staleTime: 0 });
  useLivePricesStore.setState(Object.fromEntries(prices));
}
