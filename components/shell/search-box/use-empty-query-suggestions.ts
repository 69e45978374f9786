import { useQuery } from '@tanstack/react-query';
import { getSearchKey } from '@/lib/domain/search/recent-searches';
import { mostSearchedQuery } from '@/lib/queries/search';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';

/** The most terms in each list. */
const MAX_TERMS = 6;

/** Suggestions for an empty search box: recent searches, then the popular searches that are not among them. */
export function useEmptyQuerySuggestions(isEnabled: boolean) {
  const kept = useRecentSearchesStore((state) => state.terms);
  const query = useQuery({
    ...mostSearchedQuery(),
    enabled: isEnabled,
    retry: false,
    networkMode: 'always',
  });
  const recent = kept.slice(0, MAX_TERMS);
  const known = new Set(recent.map(getSearchKey));
  const popular = (query.data ?? [])
    .filter((term) => !known.has(getSearchKey(term)))
    .slice(0, MAX_TERMS);
  return { recent, popular, isPending: query.isPending, isError: query.isError };
}
