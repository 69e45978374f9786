import { cleanZipCode, isZipCode } from '../typed-text';

export const SEARCH_SORTS = [
  'relevance',
  'price-asc',
  'price-desc',
  'discount',
  'rating',
  'newest',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SWITCHES = ['onlyOffers', 'onlyInStock'] as const;
export type Switch = (typeof SWITCHES)[number];

/** All criteria in the URL of a search. Slugs are sorted and have no duplicates. */
export interface SearchCriteria extends Record<Switch, boolean> {
  text: string;
  brands: readonly string[];
  categories: readonly string[];
  page: number;
  sort: SearchSort;
  priceMin: number | null;
  priceMax: number | null;
  /** "hasta $X al mes", in pesos. */
  monthlyMax: number | null;
  /** Values of attributes as `socket_am5`, sorted. Values of one attribute widen the search. */
  attributes: readonly string[];
  delivery: DeliveryFilter | null;
}

export interface FacetValue {
  slug: string;
  name: string;
  count: number;
  selected: boolean;
}

export interface AttributeFacet {
  slug: string;
  name: string;
  values: FacetValue[];
}

export interface DeliveryFacetValue {
  kind: DeliveryKind;
  /** The number of products; null while no place is chosen. */
  count: number | null;
}

/** Of a switch it has the number of products; null when it is unknown. */
export interface SearchFacets extends Record<Switch, number | null> {
  brands: FacetValue[];
  categories: FacetValue[];
  /** Lowest and highest price of the results, in pesos; null when there are no results. */
  price: { min: number; max: number } | null;
  /** The number of products that cost at most `upTo` pesos per month. */
  monthly: { upTo: number; count: number }[];
  attributes: AttributeFacet[];
  delivery: DeliveryFacetValue[];
}

export interface AppliedFilter {
  kind: FilterKind;
  slug: string;
  name: string;
}

export const emptyCriteria: SearchCriteria = {
  text: '',
  brands: [],
  categories: [],
  page: 1,
  sort: 'relevance',
  priceMin: null,
  priceMax: null,
  monthlyMax: null,
  onlyOffers: false,
  onlyInStock: false,
  attributes: [],
  delivery: null,
};

export type FilterKind = 'brand' | 'category';

export const toCanonicalSlugs = (slugs: Iterable<string>): string[] => [...new Set(slugs)].sort();

/** Without the value when it is there, and with it otherwise. */
const toggle = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

export function toggleFilter(criteria: SearchCriteria, kind: FilterKind, slug: string) {
  const key = kind === 'brand' ? 'brands' : 'categories';
  return { ...criteria, [key]: toCanonicalSlugs(toggle(criteria[key], slug)), page: 1 };
}

export const MAX_PAGE = 10_000;

export const withPage = (criteria: SearchCriteria, page: number): SearchCriteria => ({
  ...criteria,
  page: Math.min(Math.max(Math.floor(page) || 1, 1), MAX_PAGE),
});

/** The number of active filters. A price range counts once; search text and sort order do not count. */
export function countActiveFilters(criteria: SearchCriteria): number {
  const { brands, categories, attributes, priceMin, priceMax, monthlyMax, delivery } = criteria;
  const others = [
    priceMin !== null || priceMax !== null,
    monthlyMax !== null,
    delivery !== null,
    ...SWITCHES.map((name) => criteria[name]),
  ];
  return (
    brands.length + categories.length + attributes.length + others.filter((active) => active).length
  );
}

/** Backends name the attributes of one category, so a search can be narrowed by them as soon as one is left. */
export function inOnlyCategory(
  criteria: SearchCriteria,
  { categories }: Pick<SearchFacets, 'categories'>,
): SearchCriteria | null {
  const [only, ...others] = categories.filter(({ count }) => count > 0);
  if (!only || others.length > 0 || criteria.categories.length > 0) return null;
  return { ...criteria, categories: [only.slug], page: 1 };
}

/** Only plain lists of one category or one brand, so that the crawl is finite. Every product is in such a list. */
export const isIndexable = (criteria: SearchCriteria): boolean =>
  criteria.text === '' &&
  criteria.sort === 'relevance' &&
  countActiveFilters(criteria) === 1 &&
  criteria.brands.length + criteria.categories.length === 1;

/** A range of numbers has dozens of values. */
const MAX_ATTRIBUTES = 40;

/** `socket_am5`: the slug of an attribute and the slug of one of its values. */
const ATTRIBUTE_FILTER = /^[a-z0-9][a-z0-9-]{0,59}_[a-z0-9][a-z0-9._-]{0,59}$/;

export function toCanonicalAttributes(filters: Iterable<string>): string[] {
  const known = [...filters].map((one) => one.trim().toLowerCase());
  return [...new Set(known)]
    .filter((one) => ATTRIBUTE_FILTER.test(one))
    .sort()
    .slice(0, MAX_ATTRIBUTES);
}

export const toAttributeFilter = (attribute: string, value: string): string =>
  `${attribute}_${value}`;

export const toggleAttribute = (filters: readonly string[], filter: string): string[] =>
  toCanonicalAttributes(toggle(filters, filter));

export function nameAttributeFilters(chosen: readonly string[], facets: readonly AttributeFacet[]) {
  return facets.flatMap(({ slug, name, values }) =>
    values
      .map((value) => ({
        filter: toAttributeFilter(slug, value.slug),
        name: `${name}: ${value.name}`,
      }))
      .filter(({ filter }) => chosen.includes(filter)),
  );
}

/** What arrives at a place by tomorrow, or can be picked up there today, with their names in the address. */
export const DELIVERY_NAMES = { tomorrow: 'manana', pickup: 'recoge-hoy' } as const;
export type DeliveryKind = keyof typeof DELIVERY_NAMES;

/** Both parts belong together: without a place nothing can be said about delivery. */
interface DeliveryFilter {
  kind: DeliveryKind;
  zipCode: string;
}

export const DELIVERY_KINDS = Object.keys(DELIVERY_NAMES) as DeliveryKind[];

export function parseDeliveryFilter(name: string, typedZipCode: string): DeliveryFilter | null {
  const zipCode = cleanZipCode(typedZipCode);
  const kind = DELIVERY_KINDS.find((one) => DELIVERY_NAMES[one] === name);
  return kind && isZipCode(zipCode) ? { kind, zipCode } : null;
}
