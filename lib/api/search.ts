import { queryOptions } from '@tanstack/react-query';
import type { Paging } from '@/lib/domain/paging';
import type { Category, ProductSummary } from '@/lib/domain/product/types';
import {
  type AppliedFilter,
  type AttributeFacet,
  DELIVERY_KINDS,
  type DeliveryFacetValue,
  type DeliveryKind,
  type FacetValue,
  type SearchCriteria,
  type SearchFacets,
  type SearchSort,
  toAttributeFilter,
} from '@/lib/domain/search/criteria';
import { parseFilterKind, toFilterSegments } from '@/lib/domain/search/search-params';
import { browserClient } from './client/browser-client';
import { createRead } from './client/create-read';
import type { JsonApiDocument } from './client/json-api';
import { toPaging } from './client/paging';
import { snakeToCamel, snakeToCamelOrNull } from './client/snake-to-camel';
import * as wire from './client/wire';
import { specEndpoints } from './endpoints/spec';
import { toProductSummary } from './product-summaries';

/** `tarjetas-de-video` → `Tarjetas de video`. */
const slugToName = (slug: string) =>
  (slug.charAt(0).toUpperCase() + slug.slice(1)).replaceAll('-', ' ');

const withParents = (category: Category | null): Category[] =>
  category ? [category, ...withParents(category.parent)] : [];

/** Of a search whose answer does not repeat them: named by the products that were found, or by their slugs. */
function nameAppliedFilters(
  { brands, categories }: Pick<SearchCriteria, 'brands' | 'categories'>,
  products: readonly ProductSummary[],
): AppliedFilter[] {
  const known = {
    brand: products.flatMap(({ brand }) => brand ?? []),
    category: products.flatMap(({ category }) => withParents(category)),
  };
  const toApplied = (kind: AppliedFilter['kind']) => (slug: string) => ({
    kind,
    slug,
    name: known[kind].find((one) => one.slug === slug)?.name ?? slugToName(slug),
  });
  return [...categories.map(toApplied('category')), ...brands.map(toApplied('brand'))];
}

export interface SearchResult extends Paging {
  products: ProductSummary[];
  facets: SearchFacets;
  applied: AppliedFilter[];
  unknown: string[];
  correctedQuery: string | null;
  relatedTerms: string[];
}

const appliedFilters = wire.listOf(
  snakeToCamel({ prefix: wire.text, slug: wire.text, name: wire.text }),
  ({ prefix, slug, name }): AppliedFilter | null => {
    const kind = parseFilterKind(prefix);
    return kind && slug ? { kind, slug, name: name || slug } : null;
  },
);

const facetValues = wire.listOf(
  snakeToCamelOrNull({ slug: wire.text, name: wire.text, count: wire.count }, 'slug', 'name'),
  (value): FacetValue => ({ ...value, selected: false }),
);

const readAttribute = snakeToCamelOrNull(
  { slug: wire.text, name: wire.text, values: facetValues },
  'slug',
  'name',
);

/** Lists have filters of their own for these, which a product's sheet often names, too. */
const OWN_FILTERS = /^(marca|categor[ií]a)$/i;

const toAttributeFacet = (facet: AttributeFacet): AttributeFacet | null =>
  OWN_FILTERS.test(facet.name.trim()) || facet.values.length === 0 ? null : facet;

/** Assumed names of the deliveries that a search can be narrowed to. */
const DELIVERY_SLUGS: Readonly<Record<DeliveryKind, string>> = {
  tomorrow: 'tomorrow',
  pickup: 'pickup_today',
};

const deliveries = wire.listOf(
  snakeToCamel({ slug: wire.text, count: wire.optionalWhole }),
  ({ slug, count }): DeliveryFacetValue | null => {
    const kind = DELIVERY_KINDS.find((one) => DELIVERY_SLUGS[one] === slug);
    return kind ? { kind, count } : null;
  },
);

const readRange = snakeToCamel({ min: wire.number, max: wire.number });

const readFacets = snakeToCamel({
  brands: facetValues,
  categories: facetValues,
  price: wire.objectOf(readRange, (range) =>
    range.max > 0 && range.max >= range.min ? range : null,
  ),
  monthly: wire.listOf(snakeToCamel({ up_to: wire.number, count: wire.count }), (limit) =>
    limit.upTo > 0 ? limit : null,
  ),
  offers: wire.optionalWhole,
  in_stock: wire.optionalWhole,
  attributes: wire.listOf(readAttribute, toAttributeFacet),
  delivery: deliveries,
});

export const readSearchMeta = snakeToCamel({
  filters: appliedFilters,
  unknown_filters: wire.textList,
  facets: wire.withShape(wire.field('object', readFacets, readFacets({})), readFacets),
  corrected_query: wire.optionalText,
  related_terms: wire.textList,
});

export function toSearchResult(
  document: JsonApiDocument,
  asked: Pick<SearchCriteria, 'page' | 'brands' | 'categories' | 'attributes'> & {
    pageSize: number;
  },
): SearchResult {
  const { meta } = document;
  const { filters, unknownFilters, facets: read, ...terms } = readSearchMeta(meta);
  const { offers: onlyOffers, inStock: onlyInStock, ...facets } = read;
  const products = wire.listEntities(document, (one) => toProductSummary(one));
  const applied = 'filters' in meta ? filters : nameAppliedFilters(asked, products);
  const selected = new Set(applied.map(({ kind, slug }) => `${kind} ${slug}`));
  const mark = (kind: AppliedFilter['kind'], values: FacetValue[]) =>
    values.map((value) => ({ ...value, selected: selected.has(`${kind} ${value.slug}`) }));
  return {
    products,
    facets: {
      ...facets,
      onlyOffers,
      onlyInStock,
      brands: mark('brand', facets.brands),
      categories: mark('category', facets.categories),
      attributes: facets.attributes.map(({ slug, name, values }) => ({
        slug,
        name,
        values: values.map((value) => ({
          ...value,
          selected: asked.attributes.includes(toAttributeFilter(slug, value.slug)),
        })),
      })),
    },
    applied,
    unknown: unknownFilters,
    ...toPaging(document, asked),
    ...terms,
  };
}

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

export const readSearch = createRead(
  specEndpoints.search,
  (criteria: SearchCriteria) => ({
    params: { filters: toFilterSegments(criteria) },
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
      delivery: criteria.delivery && DELIVERY_SLUGS[criteria.delivery.kind],
      zip_code: criteria.delivery?.zipCode,
    },
  }),
  (document, criteria) => toSearchResult(document, { ...criteria, pageSize: SEARCH_PAGE_SIZE }),
);

export const searchFacetsQuery = (criteria: SearchCriteria) =>
  queryOptions({
    queryKey: ['search-facets', criteria],
    queryFn: async ({ signal }) => (await readSearch(browserClient, criteria, signal)).facets,
    staleTime: 60_000,
  });
