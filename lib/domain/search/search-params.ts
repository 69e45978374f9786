import { roundMoney } from '../money';
import { readNumber } from '../read-number';
import { decodeSegment } from '../slug';
import {
  DELIVERY_NAMES,
  type FilterKind,
  MAX_PAGE,
  parseDeliveryFilter,
  SEARCH_SORTS,
  type SearchCriteria,
  type SearchSort,
  SWITCHES,
  type Switch,
  toCanonicalAttributes,
  toCanonicalSlugs,
} from './criteria';
import { SEARCH_PARAMS } from './param-names';
import { normalizeSearchText } from './search-text';

const FILTER_PREFIXES = { category: 'categoria', brand: 'marca' } as const satisfies Record<
  FilterKind,
  string
>;

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,149}$/u;

export const parseFilterKind = (prefix: string): FilterKind | null =>
  (['brand', 'category'] as const).find((kind) => FILTER_PREFIXES[kind] === prefix) ?? null;

/** Of the percent-encoded segments of a search path. Segments of any other form are returned unchanged in `invalid`. */
export function parseFilterSegments(segments: readonly string[]) {
  const found: Record<FilterKind, string[]> = { brand: [], category: [] };
  const invalid: string[] = [];
  for (const segment of segments) {
    const text = decodeSegment(segment) ?? '';
    const cut = text.indexOf('_');
    const prefix = text.slice(0, Math.max(cut, 0)).toLowerCase();
    const slug = text
      .slice(cut + 1)
      .normalize('NFC')
      .toLowerCase();
    const kind = parseFilterKind(prefix);
    if (kind && SLUG.test(slug)) found[kind].push(slug);
    else invalid.push(segment);
  }
  return {
    brands: toCanonicalSlugs(found.brand),
    categories: toCanonicalSlugs(found.category),
    invalid,
  };
}

/** Path segments in canonical order: categories, then brands, each sorted. Not percent-encoded. */
export function toFilterSegments(criteria: Pick<SearchCriteria, 'brands' | 'categories'>) {
  return [
    ...toCanonicalSlugs(criteria.categories).map((slug) => `${FILTER_PREFIXES.category}_${slug}`),
    ...toCanonicalSlugs(criteria.brands).map((slug) => `${FILTER_PREFIXES.brand}_${slug}`),
  ];
}

const MAX_SEARCH_PRICE = 1_000_000_000;

/** Names of the sort orders in the URL. Relevance is the default and has no name. */
export const SORT_NAMES = {
  'price-asc': 'menor-precio',
  'price-desc': 'mayor-precio',
  discount: 'descuento',
  rating: 'calificacion',
  newest: 'novedades',
} as const satisfies Record<Exclude<SearchSort, 'relevance'>, string>;

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

function readAll(params: SearchParamsInput, name: string): readonly string[] {
  if (params instanceof URLSearchParams) return params.getAll(name);
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return typeof value === 'string' ? [value] : (value ?? []);
}

const readSwitches = (isOn: (name: Switch) => boolean) =>
  Object.fromEntries(SWITCHES.map((name) => [name, isOn(name)])) as Record<Switch, boolean>;

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
    ...readSwitches((name) => read(SEARCH_PARAMS[name]) === '1'),
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
  for (const name of SWITCHES) put(SEARCH_PARAMS[name], criteria[name] ? '1' : null);
  for (const one of toCanonicalAttributes(criteria.attributes)) {
    query.append(SEARCH_PARAMS.attributes, one);
  }
  put(SEARCH_PARAMS.delivery, criteria.delivery && DELIVERY_NAMES[criteria.delivery.kind]);
  put(SEARCH_PARAMS.zipCode, criteria.delivery?.zipCode ?? null);
  put(SEARCH_PARAMS.page, criteria.page > 1 ? criteria.page : null);
  return query.toString();
}
