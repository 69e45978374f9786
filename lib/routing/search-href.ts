import { emptyCriteria, type SearchCriteria } from '@/lib/domain/search/criteria';
import { toFilterSegments, toSearchQuery } from '@/lib/domain/search/search-params';
import { route } from './routes';

export function searchPath(criteria: Pick<SearchCriteria, 'brands' | 'categories'>): string {
  return route('search', { filters: toFilterSegments(criteria) });
}

export function searchHref(wanted: Partial<SearchCriteria>): string {
  const criteria = { ...emptyCriteria, ...wanted };
  const query = toSearchQuery(criteria);
  return query ? `${searchPath(criteria)}?${query}` : searchPath(criteria);
}

/** What a GET form of the first page carries along, except the parameters it asks for itself. */
export function toHiddenFields(
  criteria: SearchCriteria,
  formParams: readonly string[],
): [string, string][] {
  const query = new URLSearchParams(toSearchQuery({ ...criteria, page: 1 }));
  return [...query].filter(([name]) => !formParams.includes(name));
}
