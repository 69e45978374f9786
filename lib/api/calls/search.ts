import type { DeliveryKind } from '@/lib/domain/search/delivery-filter';
import { toFilterSegments } from '@/lib/domain/search/filter-segments';
import type { SearchCriteria, SearchSort } from '@/lib/domain/search/types';
import type { ApiClient } from '../client';
import { assumedEndpoints } from '../endpoints/assumed';
import { specEndpoints } from '../endpoints/spec';
import { type SearchResult, toSearchResult } from '../resources/search-result';
import { type Suggestions, toSuggestions, toTerms } from '../resources/suggestions';

/** Products on a page of results (spec 9). */
export const SEARCH_PAGE_SIZE = 10;

/** The backend's own order, relevance, is not asked for. */
const SORTS: Readonly<Record<SearchSort, string | null>> = {
  relevance: null,
  'price-asc': 'price',
  'price-desc': '-price',
  discount: '-discount',
  rating: '-rating',
  newest: '-created',
};

/** Assumed names of the deliveries that a search can be narrowed to. */
const DELIVERIES: Readonly<Record<DeliveryKind, string>> = {
  tomorrow: 'tomorrow',
  pickup: 'pickup_today',
};

/** One page of results. Filters that the backend does not know are in `unknown`. */
export async function readSearch(
  client: ApiClient,
  criteria: SearchCriteria,
  signal?: AbortSignal,
): Promise<SearchResult> {
  const document = await client.request(specEndpoints.search, {
    params: {
      filters: toFilterSegments(criteria),
    },
    query: {
      page: criteria.page,
      per_page: SEARCH_PAGE_SIZE,
      q: criteria.text || null,
      sort: SORTS[criteria.sort],
      price_min: criteria.priceMin,
      price_max: criteria.priceMax,
      monthly_max: criteria.monthlyMax,
      offers: criteria.onlyOffers ? 1 : null,
      in_stock: criteria.onlyInStock ? 1 : null,
      'attributes[]': criteria.attributes,
      delivery: criteria.delivery && DELIVERIES[criteria.delivery.kind],
      zip_code: criteria.delivery?.zipCode,
    },
    signal,
  });
  return toSearchResult(document, { ...criteria, pageSize: SEARCH_PAGE_SIZE });
}

/** 'most searched this week'. */
export async function readMostSearched(client: ApiClient, signal?: AbortSignal): Promise<string[]> {
  return toTerms(await client.request(assumedEndpoints.mostSearched, { signal }));
}

/** Suggestions for the text that the visitor is typing. */
export async function readSuggestions(
  client: ApiClient,
  text: string,
  signal?: AbortSignal,
): Promise<Suggestions> {
  return toSuggestions(
    await client.request(assumedEndpoints.suggestions, { query: { q: text }, signal }),
  );
}
