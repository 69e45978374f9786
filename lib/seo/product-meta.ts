import { getImageUrl, PLACEHOLDER_IMAGE } from '@/lib/domain/product/images';
import type { Product } from '@/lib/domain/product/types';
import { route } from '@/lib/routing/routes';
import type { PageMeta } from './metadata';

/** Metadata of a product page ('Page meta', spec 2.4): name, description and the cover in two sizes. */
export function toProductPageMeta(product: Product): PageMeta {
  const { name, slug, cover, metaDescription, shortDescription } = product;
  const images = [getImageUrl(cover, 'original'), getImageUrl(cover, 'medium')];
  return {
    title: name,
    description: metaDescription || shortDescription || name,
    path: route('products', { slug }),
    images: [...new Set(images)].filter((image) => image !== PLACEHOLDER_IMAGE),
  };
}
