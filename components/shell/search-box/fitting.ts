import type { Suggestions } from '@/lib/api/resources/suggestions';

/** How many options fit. On narrow screens the terms stand above the products, so there are fewer. */
const TERMS = 5;
const TERMS_ABOVE = 3;
const FILTERS = 3;

/** Limits the suggestions to the number that fits. */
export function fitting(found: Suggestions, isWide: boolean): Suggestions {
  return {
    ...found,
    terms: found.terms.slice(0, isWide ? TERMS : TERMS_ABOVE),
    categories: found.categories.slice(0, FILTERS),
    brands: found.brands.slice(0, FILTERS),
  };
}
