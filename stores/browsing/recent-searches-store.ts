import {
  addRecentSearch,
  getSearchKey,
  MAX_RECENT_SEARCHES,
  removeRecentSearch,
} from '@/lib/domain/search/recent-searches';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asText, asUniqueList } from '../persistence/guards';
import { mergeLists } from '../persistence/merge';

interface PersistedSearches {
  /** Newest first. */
  terms: readonly string[];
}

export interface RecentSearchesState extends PersistedSearches {
  remember: (term: string) => void;
  forget: (term: string) => void;
  clear: () => void;
}

function parsePersisted(value: unknown): PersistedSearches | null {
  const terms = asUniqueList(asFields(value)?.terms, asText, getSearchKey);
  return terms && { terms: terms.slice(0, MAX_RECENT_SEARCHES) };
}

export const useRecentSearchesStore = createPersistedStore<RecentSearchesState, PersistedSearches>(
  (set) => ({
    terms: [],
    remember: (term) => set(({ terms }) => ({ terms: addRecentSearch(terms, term) })),
    forget: (term) => set(({ terms }) => ({ terms: removeRecentSearch(terms, term) })),
    clear: () => set({ terms: [] }),
  }),
  {
    name: 'recent-searches',
    version: '1',
    partialize: ({ terms }) => ({ terms }),
    parse: parsePersisted,
    merge: (base, mine, theirs) => ({
      terms: mergeLists(base.terms, mine.terms, theirs.terms, getSearchKey).slice(
        0,
        MAX_RECENT_SEARCHES,
      ),
    }),
  },
);
