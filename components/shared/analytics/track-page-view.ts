import { track } from '@/lib/analytics/track';

let shown: URL | null = null;

/** Tracks a page once for each path: its query says what of it is shown. */
export function trackPageView(): void {
  const page = new URL(location.href);
  if (page.pathname === shown?.pathname) return;
  track({ name: 'page_view', address: page.href, referrer: shown?.href ?? document.referrer });
  shown = page;
}
