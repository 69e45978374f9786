export const SEARCH_SORTS = [
  'relevance',
  'price-asc',
  'price-desc',
  'discount',
  'rating',
  'newest',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** Everything that a search address says. Slugs are kept in canonical order, without repetitions. */
export interface SearchCriteria {
  text: string;
  brands: readonly string[];
  categories: readonly string[];
  /** From 1. */
  page: number;
  sort: SearchSort;
  /** In pesos. */
  priceMin: number | null;
  priceMax: number | null;
  /** "hasta $X al mes", in pesos. */
  monthlyMax: number | null;
  onlyOffers: boolean;
  onlyInStock: boolean;
}

export interface FacetValue {
  slug: string;
  name: string;
  count: number;
  selected: boolean;
}

export interface SearchFacets {
  brands: FacetValue[];
  categories: FacetValue[];
  /** Lowest and highest price of the result, in pesos; null when it is empty. */
  price: { min: number; max: number } | null;
  /** How many articles cost at most `upTo` pesos a month. */
  monthly: { upTo: number; count: number }[];
  offers: number;
  inStock: number;
}

/** A brand or category named by a filter segment, with its proper name. */
export interface AppliedFilter {
  kind: 'brand' | 'category';
  slug: string;
  name: string;
}
