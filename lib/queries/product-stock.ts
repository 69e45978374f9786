import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readProductStock } from '@/lib/api/calls/product-stock';

/** Pieces of a product in each store, as they are now. */
export const productStock = (slug: string) =>
  queryOptions({
    queryKey: ['product-stock', slug],
    queryFn: ({ signal }) => readProductStock(browserClient, slug, signal),
    staleTime: 15_000,
    // Offline it fails and can be tried again, where a paused query would wait for a page that is loaded anew.
    networkMode: 'always',
  });
