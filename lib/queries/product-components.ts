import { infiniteQueryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readComponents } from '@/lib/api/calls/product-components';

/** What a kit is made of, from the second page on: the product's document holds the first. */
export const productComponents = (productId: string) =>
  infiniteQueryOptions({
    queryKey: ['product-components', productId],
    queryFn: ({ pageParam, signal }) => readComponents(browserClient, productId, pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: ({ page, lastPage }) => (page < lastPage ? page + 1 : null),
  });
