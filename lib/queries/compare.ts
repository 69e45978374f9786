import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readComparedProduct } from '@/lib/api/calls/product';

/** A product with the fields of the comparison. Null when there is none with this slug. */
export const comparedProductQuery = (slug: string) =>
  queryOptions({
    queryKey: ['compared-product', slug],
    queryFn: ({ signal }) => readComparedProduct(browserClient, slug, signal),
  });
