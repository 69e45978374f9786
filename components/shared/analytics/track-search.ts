import { track } from '@/lib/analytics/track';
import { searchKey } from '@/lib/domain/search/recent-searches';

const known = new Set<string>();

/** Tracks a search once per text: its pages, sort orders and filters are the same search. */
export function trackSearch(text: string): void {
  const term = text.trim();
  const key = searchKey(term);
  if (key === '' || known.has(key)) return;
  known.add(key);
  track({ name: 'search', term });
}
