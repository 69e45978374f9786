import { track } from '@/lib/analytics/track';
import { searchKey } from '@/lib/domain/search/recent-searches';

const known = new Set<string>();

/** Tells that a text was searched for, once: its pages, orders and filters are the same search. */
export function trackSearch(text: string): void {
  const term = text.trim();
  const key = searchKey(term);
  if (key === '' || known.has(key)) return;
  known.add(key);
  track({ name: 'search', term });
}
