// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { trackPageView } from '@/components/shared/analytics/track-page-view';
import type { AnalyticsEvent } from '@/lib/analytics/events';
import { deliverEventsTo, discardEvents } from '@/lib/analytics/track';

it('tracks a page once for each path, with the page before it', () => {
  // What earlier files have left.
  discardEvents();
  const events: AnalyticsEvent[] = [];
  deliverEventsTo((event) => events.push(event));
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://buscador.example/');
  for (const path of ['/marcas', '/marcas', '/buscar?q=ssd', '/buscar?q=ssd&page=2', '/marcas']) {
    history.pushState(null, '', path);
    trackPageView();
  }
  const { origin } = location;
  expect(events).toEqual([
    { name: 'page_view', address: `${origin}/marcas`, referrer: 'https://buscador.example/' },
    { name: 'page_view', address: `${origin}/buscar?q=ssd`, referrer: `${origin}/marcas` },
    { name: 'page_view', address: `${origin}/marcas`, referrer: `${origin}/buscar?q=ssd` },
  ]);
});
