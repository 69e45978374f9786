import { emptyCriteria, filterSegments, searchQuery } from '@/lib/domain/search/criteria';
import type { SearchCriteria } from '@/lib/domain/search/types';
import { route } from '@/lib/routes';

/** Path of a search without the query string. GET forms use it as their action. */
export function searchPath(criteria: Pick<SearchCriteria, 'brands' | 'categories'>): string {
  return route('search', { filters: filterSegments(criteria) });
}

/** Address of a search. Criteria that are not given have their default value. */
export function searchHref(wanted: Partial<SearchCriteria>): string {
  const criteria = { ...emptyCriteria, ...wanted };
  const query = searchQuery(criteria);
  return query ? `${searchPath(criteria)}?${query}` : searchPath(criteria);
}
