import type { Category } from '@/lib/domain/product/types';

/** A category of the first level, without children. */
export const createCategory = (change: Partial<Category> = {}): Category => ({
  id: '4',
  name: 'Tarjetas de video',
  slug: 'tarjetas-de-video',
  image: null,
  icon: null,
  parent: null,
  categories: [],
  popularBrands: [],
  productsCount: null,
  ...change,
});
