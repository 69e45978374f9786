import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readLivePrices, readProductsById, readRelatedProductIds } from '@/lib/api/calls/product';

/** Ids of the products that go with a product. */
export const relatedProductIdsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['related-product-ids', slug],
    queryFn: ({ signal }) => readRelatedProductIds(browserClient, slug, signal),
    staleTime: 300_000,
  });

/** Product summaries by id. Unknown products are left out. The order of `ids` does not matter. */
export const productsByIdQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['products-by-id', sorted],
    queryFn: ({ signal }) => readProductsById(browserClient, sorted, signal),
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};

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
