import type { DeliveryFilter, DeliveryKind } from './delivery-filter';

export const SEARCH_SORTS = [
  'relevance',
  'price-asc',
  'price-desc',
  'discount',
  'rating',
  'newest',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

/** All criteria in the URL of a search. Slugs are sorted and have no duplicates. */
export interface SearchCriteria {
  text: string;
  brands: readonly string[];
  categories: readonly string[];
  /** Page number, from 1. */
  page: number;
  sort: SearchSort;
  /** In pesos. */
  priceMin: number | null;
  priceMax: number | null;
  /** "hasta $X al mes", in pesos. */
  monthlyMax: number | null;
  onlyOffers: boolean;
  onlyInStock: boolean;
  /** Values of attributes as `socket_am5`, sorted. Values of one attribute widen the search. */
  attributes: readonly string[];
  /** What arrives at a place in time; null without such a filter. */
  delivery: DeliveryFilter | null;
}

export interface FacetValue {
  slug: string;
  name: string;
  count: number;
  selected: boolean;
}

/** An attribute of a category's products, such as the socket, with the values that can be chosen. */
export interface AttributeFacet {
  slug: string;
  name: string;
  values: FacetValue[];
}

/** A delivery that the backend can filter by. */
export interface DeliveryFacetValue {
  kind: DeliveryKind;
  /** The number of products; null while no place is chosen. */
  count: number | null;
}

export interface SearchFacets {
  brands: FacetValue[];
  categories: FacetValue[];
  /** Lowest and highest price of the results, in pesos; null when there are no results. */
  price: { min: number; max: number } | null;
  /** The number of products that cost at most `upTo` pesos per month. */
  monthly: { upTo: number; count: number }[];
  /** The number of products; null when it is unknown. */
  offers: number | null;
  inStock: number | null;
  attributes: AttributeFacet[];
  delivery: DeliveryFacetValue[];
}

/** An active brand or category filter, with its display name. */
export interface AppliedFilter {
  kind: 'brand' | 'category';
  slug: string;
  name: string;
}
