import { slugify } from '../slug';
import { normalizeSearchText } from './search-text';

export const MAX_RECENT_SEARCHES = 10;

/** Adds a search at the front. It replaces an earlier search with the same words, ignoring accents and case. */
export function addRecentSearch(terms: readonly string[], term: string): string[] {
  const added = normalizeSearchText(term);
  if (added === '') return [...terms];
  return [added, ...removeRecentSearch(terms, added)].slice(0, MAX_RECENT_SEARCHES);
}

export function removeRecentSearch(terms: readonly string[], term: string): string[] {
  const key = getSearchKey(term);
  return terms.filter((other) => getSearchKey(other) !== key);
}

/** Searches with the same key are the same. A text without letters and digits (`+++`) has no slug. */
export const getSearchKey = (term: string): string => slugify(term) || term;
