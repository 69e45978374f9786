import {
  forgetSearch,
  MAX_RECENT_SEARCHES,
  rememberSearch,
  searchKey,
} from '@/lib/domain/search/recent-searches';
import { createPersistedStore } from '../persistence/create-persisted-store';
import { asFields, asListOf, asText } from '../persistence/guards';
import { mergeLists } from '../persistence/merge';

interface Kept {
  /** Newest first. */
  terms: readonly string[];
}

export interface RecentSearchesState extends Kept {
  remember: (term: string) => void;
  forget: (term: string) => void;
  clear: () => void;
}

function accept(value: unknown): Kept | null {
  const terms = asListOf(asFields(value)?.terms, asText, searchKey);
  return terms && { terms: terms.slice(0, MAX_RECENT_SEARCHES) };
}

/** The visitor's last search terms. */
export const useRecentSearchesStore = createPersistedStore<RecentSearchesState, Kept>(
  (set) => ({
    terms: [],
    remember: (term) => set(({ terms }) => ({ terms: rememberSearch(terms, term) })),
    forget: (term) => set(({ terms }) => ({ terms: forgetSearch(terms, term) })),
    clear: () => set({ terms: [] }),
  }),
  {
    name: 'recent-searches',
    version: '1',
    pick: ({ terms }) => ({ terms }),
    accept,
    merge: (base, mine, theirs) => ({
      terms: mergeLists(base.terms, mine.terms, theirs.terms, searchKey).slice(
        0,
        MAX_RECENT_SEARCHES,
      ),
    }),
  },
);
