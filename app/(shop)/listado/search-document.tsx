import type { Metadata } from 'next';
import {
  type NoResultsSuggestions,
  UnknownSearchScreen,
} from '@/components/browse/search/no-results';
import { searchMetadata, unknownSearchMetadata } from '@/components/browse/search/search-metadata';
import { SEARCH_BANNER_SLOTS, SearchScreen } from '@/components/browse/search/search-screen';
import {
  getBanners,
  getCategory,
  getCategoryTree,
  getMostSearched,
  getSearch,
} from '@/lib/api/catalogue';
import { SEARCH_PAGE_SIZE, type SearchResult } from '@/lib/api/search';
import { DOCUMENT_STATUS_ATTRIBUTE } from '@/lib/document/document-status';
import {
  countActiveFilters,
  inOnlyCategory,
  type SearchCriteria,
} from '@/lib/domain/search/criteria';
import {
  type DroppedFilter,
  findDroppedFilter,
  inCommonestCategory,
  readDroppedQuantities,
} from '@/lib/domain/search/dropped-filter';
import { toSecondQuery } from '@/lib/domain/search/second-query';
import { route } from '@/lib/routing/routes';

/** The search in an address. `invalid` holds the path segments that are not of the form `marca_x`. */
interface SearchRequest {
  criteria: SearchCriteria;
  invalid: readonly string[];
}

export async function generateSearchMetadata({
  criteria,
  invalid,
}: SearchRequest): Promise<Metadata> {
  if (invalid.length > 0) return unknownSearchMetadata(route('search'));
  return searchMetadata(criteria, await getSearch(criteria));
}

export async function SearchDocument({ criteria, invalid }: SearchRequest) {
  if (invalid.length > 0)
    return <UnknownSearchScreen suggestions={await readNoResultsSuggestions()} />;
  const [only] = criteria.categories;
  const [result, banners, category] = await Promise.all([
    getSearch(criteria),
    getBanners.optional(SEARCH_BANNER_SLOTS),
    only !== undefined && criteria.categories.length === 1 ? getCategory.optional(only) : null,
  ]);
  if (result.unknown.length > 0)
    return <UnknownSearchScreen suggestions={await readNoResultsSuggestions()} />;
  const shown: FoundSearch = (await searchAgain(criteria, result)) ?? { criteria, result };
  const isEmpty = shown.result.products.length === 0;
  const screen = (
    <SearchScreen
      criteria={shown.criteria}
      result={await withAttributes(shown.criteria, shown.result)}
      askedText={criteria.text}
      dropped={shown.dropped ?? null}
      pageSize={SEARCH_PAGE_SIZE}
      category={category}
      banners={banners ?? []}
      suggestions={isEmpty ? await readNoResultsSuggestions() : null}
    />
  );
  // A page after the last one: endlessly many addresses would show the same.
  const isPastEnd = criteria.page > 1 && isEmpty;
  return isPastEnd ? <div {...{ [DOCUMENT_STATUS_ATTRIBUTE]: 404 }}>{screen}</div> : screen;
}

/** A text that finds products of one category can be narrowed by their attributes, which the backend names for a category. */
async function withAttributes(
  criteria: SearchCriteria,
  result: SearchResult,
): Promise<SearchResult> {
  const { facets } = result;
  const narrowed = criteria.text ? inOnlyCategory(criteria, facets) : null;
  if (!narrowed || facets.attributes.length > 0) return result;
  const found = await getSearch.optional(narrowed);
  return { ...result, facets: { ...facets, attributes: found?.facets.attributes ?? [] } };
}

interface FoundSearch {
  criteria: SearchCriteria;
  result: SearchResult;
  dropped?: DroppedFilter;
}

/** Searches once more when a text without filters found nothing; null when that finds nothing either. */
async function searchAgain(
  asked: SearchCriteria,
  { products, total, correctedQuery }: SearchResult,
): Promise<FoundSearch | null> {
  const foundNothing = products.length === 0 && (total === 0 || asked.page === 1);
  if (!foundNothing || countActiveFilters(asked) > 0) return null;
  const text = toSecondQuery(asked.text, correctedQuery);
  if (text === null) return null;
  const criteria = { ...asked, text, page: 1 };
  const result = await getSearch.optional(criteria);
  if (!result || result.products.length === 0) return null;
  const found = { criteria, result };
  return (await filterByDropped(asked.text, found)) ?? found;
}

/**
 * The found search with the filter that says what it has left out of the asked text; null when there is none. The attributes of several
 * categories are not named, so those of the category with most of the products are asked for, only where a number with a unit was left out.
 */
async function filterByDropped(
  asked: string,
  { criteria, result: { facets } }: FoundSearch,
): Promise<FoundSearch | null> {
  const quantities = readDroppedQuantities(asked, criteria.text);
  const narrowed = inCommonestCategory(criteria, facets);
  if (quantities.length === 0 || !narrowed) return null;
  const all = await getSearch.optional(narrowed);
  const dropped = all && findDroppedFilter(quantities, all.facets.attributes);
  if (!dropped) return null;
  const filtered = { ...narrowed, attributes: dropped.filters };
  const result = await getSearch.optional(filtered);
  return result && result.products.length > 0 ? { criteria: filtered, result, dropped } : null;
}

async function readNoResultsSuggestions(): Promise<NoResultsSuggestions> {
  const [categories, terms] = await Promise.all([
    getCategoryTree.optional(),
    getMostSearched.optional(),
  ]);
  return { categories: categories ?? [], terms: terms ?? [] };
}
