import type { Product } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';
import type { PageMeta } from './metadata';

/** Metadata of a product page ('Page meta', spec 2.4): name, description and the cover in two sizes. */
export function toProductPageMeta(product: Product): PageMeta {
  const { name, slug, cover, metaDescription, shortDescription } = product;
  return {
    title: name,
    description: metaDescription || shortDescription || name,
    type: 'product',
    path: route('products', { slug }),
    images: cover ? [...new Set([cover.original, cover.medium])] : [],
  };
}
