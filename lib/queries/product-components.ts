import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readComponents } from '@/lib/api/calls/product-components';

/** The components of a kit from page 2 on, because the product's document contains the first page. */
export const kitComponentsQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: ['product-components', productId],
    queryFn: ({ pageParam, signal }) =>
      readComponents(browserClient, { productId, page: pageParam }, signal),
    initialPageParam: 2,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });
