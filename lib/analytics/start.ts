import type { AnalyticsEvent } from './events';
import { toGa4 } from './ga4';
import { setListWatcher } from './lists';
import { analyticsProvider } from './providers/registry';
import { deliverTo, refuseEvents } from './track';
import { watchLists } from './watch-lists';

/**
 * Measures from now on, beginning with what waits. Gives what ends it.
 * @param id the provider's measurement id; null for the stand-in
 */
export function startAnalytics(id: string | null): () => void {
  const provider = analyticsProvider(id);
  const send = (event: AnalyticsEvent) => {
    try {
      for (const one of toGa4(event)) provider.send(one);
    } catch {
      // Measuring must never break the click that it measures.
    }
  };
  provider.start();
  deliverTo(send);
  const { watcher, stop } = watchLists(send);
  setListWatcher(watcher);
  return () => {
    setListWatcher(null);
    stop();
    refuseEvents();
    provider.stop();
  };
}
