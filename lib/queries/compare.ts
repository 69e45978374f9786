import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { readComparedProduct } from '@/lib/api/calls/product';

/** What a comparison shows of a product; null when there is none of that slug. */
export const comparedProduct = (slug: string) =>
  queryOptions({
    queryKey: ['compared-product', slug],
    queryFn: ({ signal }) => readComparedProduct(browserClient, slug, signal),
  });
