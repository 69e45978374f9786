import type { Category } from '@/lib/domain/product/types';
import { toggleFilter } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';

function isAncestor(category: Category, slug: string): boolean {
  const { parent } = category;
  return parent !== null && (parent.slug === slug || isAncestor(parent, slug));
}

/**
 * The search after a click on a category. Chosen categories are combined with "or". So a subcategory or a parent of
 * the only chosen category (`current`) replaces it: both together would find the same as the larger one.
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
