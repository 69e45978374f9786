import type { Suggestions } from '@/lib/api/resources/suggestions';

/** How many there is room for: terms beside the products, or above them on narrow screens. */
const TERMS = 5;
const TERMS_ABOVE = 3;
const FILTERS = 3;

/** What of an answer is shown. */
export function fitting(found: Suggestions, isWide: boolean): Suggestions {
  return {
    ...found,
    terms: found.terms.slice(0, isWide ? TERMS : TERMS_ABOVE),
    categories: found.categories.slice(0, FILTERS),
    brands: found.brands.slice(0, FILTERS),
  };
}
