import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readCompanions, readLivePrices } from '@/lib/api/calls/product';

/** Substitutes, sets and related products of a product. */
export const companionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['companions', slug],
    queryFn: ({ signal }) => readCompanions(browserClient, slug, signal),
    staleTime: 300_000,
  });

/** Current prices and stock, by product id. The order of `ids` does not matter. */
export const livePricesQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['live-prices', sorted],
    queryFn: ({ signal }) => readLivePrices(browserClient, sorted, signal),
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};
