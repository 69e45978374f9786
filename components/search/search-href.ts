import { searchQuery } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';

export { searchHref, searchPath } from '@/lib/search-href';

/** The hidden fields of a search form: all criteria but the form's own parameters and the page. */
export function keptFields(criteria: SearchCriteria, asked: readonly string[]): [string, string][] {
  const query = new URLSearchParams(searchQuery({ ...criteria, page: 1 }));
  return [...query].filter(([name]) => !asked.includes(name));
}
