import { searchQuery } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';

export { searchHref, searchPath } from '@/lib/routing/search-href';

/** What a GET form of the first page carries along, except the parameters it asks for itself. */
export function keptFields(criteria: SearchCriteria, asked: readonly string[]): [string, string][] {
  const query = new URLSearchParams(searchQuery({ ...criteria, page: 1 }));
  return [...query].filter(([name]) => !asked.includes(name));
}
