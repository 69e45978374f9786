import type { Crumb } from '@/components/ui/breadcrumbs';
import type { Category, Product } from '@/lib/domain/product/types';
import { toFilterSegments } from '@/lib/domain/search/filter-segments';
import { route } from '@/lib/routing/routes';

/** A deeper category tree must be a loop in the data. */
const MAX_DEPTH = 8;

function categoryPath(category: Category | null): Category[] {
  const found: Category[] = [];
  for (let at = category; at && found.length < MAX_DEPTH; at = at.parent) found.unshift(at);
  return found;
}

/** The breadcrumbs of a product: its categories from the root down, then the product. */
export function productCrumbs(product: Pick<Product, 'name' | 'category'>): Crumb[] {
  return [
    ...categoryPath(product.category).map(({ name, slug }) => ({
      name,
      href: route('search', { filters: toFilterSegments({ brands: [], categories: [slug] }) }),
    })),
    { name: product.name },
  ];
}
