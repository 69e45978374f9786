import type { Crumb } from '@/components/ui/breadcrumbs';
import type { Category, Product } from '@/lib/domain/product/types';
import { filterSegments } from '@/lib/domain/search/filter-segments';
import { route } from '@/lib/routing/routes';

/** A tree deeper than this is a loop. */
const MAX_DEPTH = 8;

function line(category: Category | null): Category[] {
  const found: Category[] = [];
  for (let at = category; at && found.length < MAX_DEPTH; at = at.parent) found.unshift(at);
  return found;
}

/** The way to a product: its categories from the root on, then itself. */
export function productCrumbs(product: Pick<Product, 'name' | 'category'>): Crumb[] {
  return [
    ...line(product.category).map(({ name, slug }) => ({
      name,
      href: route('search', { filters: filterSegments({ brands: [], categories: [slug] }) }),
    })),
    { name: product.name },
  ];
}
