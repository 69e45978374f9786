import { roundMoney } from '../money';
import { readNumber } from '../read-number';
import { toCanonicalAttributes } from './attribute-filters';
import { DELIVERY_NAMES, parseDeliveryFilter } from './delivery-filter';
import { SEARCH_PARAMS } from './param-names';
import { normalizeSearchText } from './search-text';
import { SEARCH_SORTS, type SearchCriteria, type SearchSort } from './types';

export const MAX_PAGE = 10_000;
const MAX_SEARCH_PRICE = 1_000_000_000;

/** Names of the sort orders in the URL. Relevance is the default and has no name. */
export const SORT_NAMES = {
  'price-asc': 'menor-precio',
  'price-desc': 'mayor-precio',
  discount: 'descuento',
  rating: 'calificacion',
  newest: 'novedades',
} as const satisfies Record<Exclude<SearchSort, 'relevance'>, string>;

/** The criteria in the query string of a search. Brands and categories are in the path. */
export type SearchOptions = Omit<SearchCriteria, 'brands' | 'categories'>;

function parseMoney(text: string): number | null {
  const amount = readNumber(text);
  return amount !== null && amount <= MAX_SEARCH_PRICE ? roundMoney(amount) : null;
}

function parsePage(text: string): number {
  if (!/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(Number(text), 1), MAX_PAGE);
}

function parseSort(text: string): SearchSort {
  const named = SEARCH_SORTS.find((sort) => sort !== 'relevance' && SORT_NAMES[sort] === text);
  return named ?? 'relevance';
}

export type SearchParamsInput =
  | URLSearchParams
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** All values of a parameter, which may be repeated. */
function readAll(params: SearchParamsInput, name: string): readonly string[] {
  if (params instanceof URLSearchParams) return params.getAll(name);
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}

/** Reads the search criteria from a query string. Invalid values are ignored. */
export function parseSearchParams(params: SearchParamsInput): SearchOptions {
  const read = (name: string) => readAll(params, name)[0]?.trim() ?? '';
  const low = parseMoney(read(SEARCH_PARAMS.priceMin));
  const high = parseMoney(read(SEARCH_PARAMS.priceMax));
  const swapped = low !== null && high !== null && low > high;
  return {
    text: normalizeSearchText(read(SEARCH_PARAMS.text)),
    page: parsePage(read(SEARCH_PARAMS.page)),
    sort: parseSort(read(SEARCH_PARAMS.sort)),
    priceMin: swapped ? high : low,
    priceMax: swapped ? low : high,
    monthlyMax: parseMoney(read(SEARCH_PARAMS.monthlyMax)),
    onlyOffers: read(SEARCH_PARAMS.onlyOffers) === '1',
    onlyInStock: read(SEARCH_PARAMS.onlyInStock) === '1',
    attributes: toCanonicalAttributes(readAll(params, SEARCH_PARAMS.attributes)),
    delivery: parseDeliveryFilter(read(SEARCH_PARAMS.delivery), read(SEARCH_PARAMS.zipCode)),
  };
}

/** Canonical query string without `?`: fixed order, defaults left out. */
export function toSearchQuery(criteria: SearchOptions): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') query.set(name, String(value));
  };
  put(SEARCH_PARAMS.text, normalizeSearchText(criteria.text));
  put(SEARCH_PARAMS.sort, criteria.sort === 'relevance' ? null : SORT_NAMES[criteria.sort]);
  put(SEARCH_PARAMS.priceMin, criteria.priceMin);
  put(SEARCH_PARAMS.priceMax, criteria.priceMax);
  put(SEARCH_PARAMS.monthlyMax, criteria.monthlyMax);
  put(SEARCH_PARAMS.onlyOffers, criteria.onlyOffers ? '1' : null);
  put(SEARCH_PARAMS.onlyInStock, criteria.onlyInStock ? '1' : null);
  for (const one of toCanonicalAttributes(criteria.attributes)) {
    query.append(SEARCH_PARAMS.attributes, one);
  }
  put(SEARCH_PARAMS.delivery, criteria.delivery && DELIVERY_NAMES[criteria.delivery.kind]);
  put(SEARCH_PARAMS.zipCode, criteria.delivery?.zipCode ?? null);
  put(SEARCH_PARAMS.page, criteria.page > 1 ? criteria.page : null);
  return query.toString();
}
