import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readProductStock } from '@/lib/api/calls/product-stock';

/** The current stock of a product in each store. */
export const productStockQuery = (slug: string) =>
  queryOptions({
    queryKey: ['product-stock', slug],
    queryFn: ({ signal }) => readProductStock(browserClient, slug, signal),
    staleTime: 15_000,
    // Offline the query fails and shows a retry button. By default it would pause until the network is back.
    networkMode: 'always',
  });
