import type { Category } from '@/lib/domain/product/types';
import { toggleFilter } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';

function isAncestor(category: Category, slug: string): boolean {
  const { parent } = category;
  return parent !== null && (parent.slug === slug || isAncestor(parent, slug));
}

/**
 * The search after a click on a category. Categories add up, so a step to a subcategory or back to a
 * parent of the only one chosen (`current`) takes its place: together they would find the larger alone.
 */
export function chooseCategory(
  criteria: SearchCriteria,
  slug: string,
  current: Category | null,
): SearchCriteria {
  const isStep =
    current !== null &&
    (current.categories.some((child) => child.slug === slug) || isAncestor(current, slug));
  return isStep
    ? { ...criteria, categories: [slug], page: 1 }
    : toggleFilter(criteria, 'category', slug);
}
