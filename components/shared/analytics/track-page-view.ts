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

let shown: URL | null = null;

/** Tracks a page once for each path: its query says what of it is shown. */
export function trackPageView(): void {
  const page = new URL(location.href);
  if (page.pathname === shown?.pathname) return;
  track({ name: 'page_view', address: page.href, referrer: shown?.href ?? document.referrer });
  shown = page;
}
