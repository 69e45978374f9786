import * as z from 'zod/mini';
import type { ProductSummary } from '@/lib/domain/product/types';
import { FILTER_PREFIXES } from '@/lib/domain/search/filter-segments';
import type { AppliedFilter, FacetValue, SearchFacets } from '@/lib/domain/search/types';
import { isRecord } from '../json';
import type { JsonApiDocument } from '../json-api';
import { metaPage } from './meta-page';
import { toProductSummaries } from './product';
import { count, field, listOf, models, number, optionalText, text, textList } from './wire';

export interface SearchResult {
  products: ProductSummary[];
  facets: SearchFacets;
  /** The filters in the address that the backend knows, with their names. */
  applied: AppliedFilter[];
  /** Filter segments that the backend does not know, such as `marca_x`. */
  unknown: string[];
  page: number;
  lastPage: number;
  total: number;
  /** The corrected text, when the searched text was misspelt. */
  correctedQuery: string | null;
  relatedTerms: string[];
}

const KINDS = new Map<string, AppliedFilter['kind']>([
  [FILTER_PREFIXES.brand, 'brand'],
  [FILTER_PREFIXES.category, 'category'],
]);

const filterWire = z.object({ prefix: text, slug: text, name: text });

function toApplied(entry: unknown): AppliedFilter | null {
  const { prefix, slug, name } = filterWire.parse(entry);
  const kind = KINDS.get(prefix);
  return kind && slug ? { kind, slug, name: name || slug } : null;
}

const valueWire = z.object({ slug: text, name: text, count });

function toFacetValue(entry: unknown): FacetValue | null {
  const value = valueWire.parse(entry);
  return value.slug && value.name ? { ...value, selected: false } : null;
}

const monthlyWire = z.object({ up_to: number, count });

function toMonthly(entry: unknown): SearchFacets['monthly'][number] | null {
  const { up_to, count: found } = monthlyWire.parse(entry);
  return up_to > 0 ? { upTo: up_to, count: found } : null;
}

const rangeWire = z.object({ min: number, max: number });

function toRange(value: unknown): SearchFacets['price'] {
  if (!isRecord(value)) return null;
  const range = rangeWire.parse(value);
  return range.max > 0 && range.max >= range.min ? range : null;
}

const facetsWire = z.object({
  brands: listOf(toFacetValue),
  categories: listOf(toFacetValue),
  price: field<SearchFacets['price']>(toRange, null),
  monthly: listOf(toMonthly),
  offers: count,
  in_stock: count,
});

const metaWire = z.object({
  page: metaPage,
  filters: listOf(toApplied),
  unknown_filters: textList,
  facets: field((value) => facetsWire.parse(isRecord(value) ? value : {}), facetsWire.parse({})),
  corrected_query: optionalText,
  related_terms: textList,
});

export function toSearchResult({ data, meta }: JsonApiDocument): SearchResult {
  const { page, filters, unknown_filters, facets, corrected_query, related_terms } =
    metaWire.parse(meta);
  const selected = new Set(filters.map(({ kind, slug }) => `${kind} ${slug}`));
  const mark = (kind: AppliedFilter['kind'], values: FacetValue[]) =>
    values.map((value) => ({ ...value, selected: selected.has(`${kind} ${value.slug}`) }));
  return {
    products: toProductSummaries(models(data)),
    facets: {
      brands: mark('brand', facets.brands),
      categories: mark('category', facets.categories),
      price: facets.price,
      monthly: facets.monthly,
      offers: facets.offers,
      inStock: facets.in_stock,
    },
    applied: filters,
    unknown: unknown_filters,
    ...page,
    correctedQuery: corrected_query,
    relatedTerms: related_terms,
  };
}
