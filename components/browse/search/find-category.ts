import type { Category } from '@/lib/domain/product/types';

/** Finds a category in the tree by its slug and adds its parents; null when there is none. */
export function findCategory(
  categories: readonly Category[],
  slug: string,
  parent: Category | null = null,
): Category | null {
  for (const category of categories) {
    const found = { ...category, parent: category.parent ?? parent };
    if (category.slug === slug) return found;
    const below = findCategory(category.categories, slug, found);
    if (below) return below;
  }
  return null;
}
