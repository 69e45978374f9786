import type { Suggestions } from '@/lib/api/resources/suggestions';

/** How many options fit. On narrow screens the terms stand above the products, so there are fewer. */
const MAX_TERMS_WIDE = 5;
const MAX_TERMS_NARROW = 3;
const MAX_FILTERS = 3;

/** Limits the suggestions to the number that fits. */
export function limitSuggestions(found: Suggestions, isWide: boolean): Suggestions {
  return {
    ...found,
    terms: found.terms.slice(0, isWide ? MAX_TERMS_WIDE : MAX_TERMS_NARROW),
    categories: found.categories.slice(0, MAX_FILTERS),
    brands: found.brands.slice(0, MAX_FILTERS),
  };
}
