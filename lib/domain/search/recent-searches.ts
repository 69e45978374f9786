import { slugify } from '../slug';
import { foldText } from './search-params';

/** How many of 'your last searches' are kept. */
export const MAX_RECENT_SEARCHES = 10;

/** Newest first; the same words with other accents or capitals take the place of the older ones. */
export function rememberSearch(terms: readonly string[], term: string): string[] {
  const added = foldText(term);
  if (added === '') return [...terms];
  return [added, ...forgetSearch(terms, added)].slice(0, MAX_RECENT_SEARCHES);
}

export function forgetSearch(terms: readonly string[], term: string): string[] {
  const key = searchKey(term);
  return terms.filter((other) => searchKey(other) !== key);
}

/** What makes two searches the same. A text of signs alone (`+++`) has no slug and stands for itself. */
export function searchKey(term: string): string {
  return slugify(term) || term;
}
