import { useQuery } from '@tanstack/react-query';
import { searchKey } from '@/lib/domain/search/recent-searches';
import { getQueryClient } from '@/lib/queries/query-client';
import { mostSearched } from '@/lib/queries/search';
import { useRecentSearchesStore } from '@/stores/browsing/recent-searches-store';

/** The most terms in each list. */
const SHOWN = 6;

/** Suggestions for an empty search box: recent searches, then the popular searches that are not among them. */
export function useIdleSearches(isWanted: boolean) {
  const kept = useRecentSearchesStore((state) => state.terms);
  const query = useQuery(
    { ...mostSearched(), enabled: isWanted, retry: false, networkMode: 'always' },
    getQueryClient(),
  );
  const recent = kept.slice(0, SHOWN);
  const known = new Set(recent.map(searchKey));
  const popular = (query.data ?? []).filter((term) => !known.has(searchKey(term))).slice(0, SHOWN);
  return { recent, popular, isPending: query.isPending, isError: query.isError };
}
