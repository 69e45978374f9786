import { track } from '@/lib/analytics/track';
import { getSearchKey } from '@/lib/domain/search/recent-searches';

const trackedTerms = new Set<string>();

/** Tracks a search once per text: its pages, sort orders and filters are the same search. */
export function trackSearch(text: string): void {
  const term = text.trim();
  const key = getSearchKey(term);
  if (key === '' || trackedTerms.has(key)) return;
  trackedTerms.add(key);
  track({ name: 'search', term });
}
