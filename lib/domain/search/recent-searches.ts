import { slugify } from '../slug';
import { foldText } from './search-params';

/** The number of recent searches that are stored. */
export const MAX_RECENT_SEARCHES = 10;

/** Adds a search at the front. It replaces an earlier search with the same words, ignoring accents and case. */
export function rememberSearch(terms: readonly string[], term: string): string[] {
  const added = foldText(term);
  if (added === '') return [...terms];
  return [added, ...forgetSearch(terms, added)].slice(0, MAX_RECENT_SEARCHES);
}

export function forgetSearch(terms: readonly string[], term: string): string[] {
  const key = searchKey(term);
  return terms.filter((other) => searchKey(other) !== key);
}

/**
 * Two searches with the same key are the same search. A text without letters and digits (`+++`) has no slug, so the text
 * itself is the key.
 */
export function searchKey(term: string): string {
  return slugify(term) || term;
}
