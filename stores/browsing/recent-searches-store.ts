import {
  addRecentSearch,
  getSearchKey,
  MAX_RECENT_SEARCHES,
  removeRecentSearch,
} from '@/lib/domain/search/recent-searches';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asRecord, asText, asUniqueList } from '../persistence/guards';
import { mergeLists } from '../persistence/merge';

const asSearches = asRecord({ terms: asUniqueList(asText, getSearchKey, MAX_RECENT_SEARCHES) });

export const useRecentSearchesStore = createPersistedStore(
  {
    name: 'recent-searches',
    version: '1',
    /** Newest first. */
    kept: { terms: [] },
    parse: asSearches,
    merge: ({ terms: base }, { terms: mine }, { terms: theirs }) => ({
      terms: mergeLists(base, mine, theirs, getSearchKey).slice(0, MAX_RECENT_SEARCHES),
    }),
  },
  (set) => ({
    remember: (term: string) => set(({ terms }) => ({ terms: addRecentSearch(terms, term) })),
    forget: (term: string) => set(({ terms }) => ({ terms: removeRecentSearch(terms, term) })),
    clear: () => set({ terms: [] }),
  }),
);
