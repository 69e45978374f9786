import type { Category } from '@/lib/domain/product/types';
import { toggleFilter } from '@/lib/domain/search/criteria';
import type { FacetValue, SearchCriteria } from '@/lib/domain/search/types';

function isAncestor(category: Category, slug: string): boolean {
  const { parent } = category;
  return parent !== null && (parent.slug === slug || isAncestor(parent, slug));
}

/** Whether a category is a step up or down from the current one. */
const isStep = (current: Category, slug: string) =>
  current.categories.some((child) => child.slug === slug) || isAncestor(current, slug);

/** The categories to choose from in a category: itself, its parents and its subcategories, not all others. */
export function toNearCategories(
  values: readonly FacetValue[],
  current: Category | null,
): readonly FacetValue[] {
  if (!current) return values;
  return values.filter(({ slug, selected }) => selected || isStep(current, slug));
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
  return current && isStep(current, slug)
    ? { ...criteria, categories: [slug], page: 1 }
    : toggleFilter(criteria, 'category', slug);
}
