import { type FilterKind, toCanonicalSlugs } from './filter-segments';
import { MAX_PAGE } from './search-params';
import type { SearchCriteria } from './types';

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

export function isFreeText(criteria: Pick<SearchCriteria, 'text'>): boolean {
  return criteria.text !== '';
}

/** Adds the brand or category, or removes it when it is there. A changed search starts at page 1. */
export function toggleFilter(
  criteria: SearchCriteria,
  kind: FilterKind,
  slug: string,
): SearchCriteria {
  const key = kind === 'brand' ? 'brands' : 'categories';
  const slugs = criteria[key];
  const next = slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [...slugs, slug];
  return { ...criteria, [key]: toCanonicalSlugs(next), page: 1 };
}

export function withPage(criteria: SearchCriteria, page: number): SearchCriteria {
  return { ...criteria, page: Math.min(Math.max(Math.floor(page) || 1, 1), MAX_PAGE) };
}

function hasOtherFilters(criteria: SearchCriteria): boolean {
  const { priceMin, priceMax, monthlyMax, onlyOffers, onlyInStock, attributes, delivery } =
    criteria;
  const hasAmount = priceMin !== null || priceMax !== null || monthlyMax !== null;
  return hasAmount || onlyOffers || onlyInStock || attributes.length > 0 || delivery !== null;
}

/** The number of active filters. A price range counts once; search text and sort order do not count. */
export function countActiveFilters(criteria: SearchCriteria): number {
  const hasRange = criteria.priceMin !== null || criteria.priceMax !== null;
  const others = [
    hasRange,
    criteria.monthlyMax !== null,
    criteria.onlyOffers,
    criteria.onlyInStock,
    criteria.delivery !== null,
  ];
  return (
    criteria.brands.length +
    criteria.categories.length +
    criteria.attributes.length +
    others.filter((active) => active).length
  );
}

/**
 * Whether search engines may index the page: only plain lists of one category or one brand, so that the crawl is
 * finite. Every product is in such a list.
 */
export function isIndexable(criteria: SearchCriteria): boolean {
  return (
    !isFreeText(criteria) &&
    criteria.sort === 'relevance' &&
    !hasOtherFilters(criteria) &&
    criteria.brands.length + criteria.categories.length === 1
  );
}
