import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readMostSearched, readSearch, readSuggestions } from '@/lib/api/calls/search';
import type { SearchCriteria } from '@/lib/domain/search/types';

/** The most frequent searches of this week. */
export const mostSearchedQuery = () =>
  queryOptions({
    queryKey: ['most-searched'],
    queryFn: ({ signal }) => readMostSearched(browserClient, signal),
    staleTime: 10 * 60_000,
    retry: false,
  });

/** Suggestions while typing. The previous ones stay visible until the next ones arrive. */
export const suggestionsQuery = (text: string) => {
  const q = text.trim();
  return queryOptions({
    queryKey: ['suggestions', q],
    queryFn: ({ signal }) => readSuggestions(browserClient, q, signal),
    enabled: q !== '',
    retry: false,
    placeholderData: keepPreviousData,
  });
};

/** The facets with which a search can be filtered. */
export const searchFacetsQuery = (criteria: SearchCriteria) =>
  queryOptions({
    queryKey: ['search-facets', criteria],
    queryFn: async ({ signal }) => (await readSearch(browserClient, criteria, signal)).facets,
    staleTime: 60_000,
  });
