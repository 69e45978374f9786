import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readProductsById } from '@/lib/api/calls/product';
import { readWishlists } from '@/lib/api/calls/wishlists';
import { customerKey } from './keys';

/** A customer's wishlists with their items. */
export const wishlistsQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'wishlists'),
    queryFn: ({ signal }) => readWishlists(browserClient, customerId, signal),
  });

/** Product summaries for wishlist cards and for the cart, by id. Unknown products are left out. */
export const wishlistProductsQuery = (ids: readonly string[]) => {
  const sorted = [...new Set(ids)].sort();
  return queryOptions({
    queryKey: ['products-by-id', sorted],
    queryFn: ({ signal }) => readProductsById(browserClient, sorted, signal),
    enabled: sorted.length > 0,
    staleTime: 15_000,
  });
};
