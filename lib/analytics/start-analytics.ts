import type { AnalyticsEvent } from './events';
import { toGa4 } from './ga4';
import { setListWatcher } from './list-registry';
import { getAnalyticsProvider } from './providers/registry';
import { deliverEventsTo, discardEvents } from './track';
import { watchLists } from './watch-lists';
import { watchVitals } from './watch-vitals';

/**
 * Starts to measure, beginning with the queued events.
 * @param id the provider's measurement id; null for the sandbox
 * @returns a function that stops it
 */
export function startAnalytics(id: string | null): () => void {
  const provider = getAnalyticsProvider(id);
  const send = (event: AnalyticsEvent) => {
    try {
      for (const one of toGa4(event)) provider.send(one);
    } catch {
      // An error in the analytics must never break the click that it measures.
    }
  };
  provider.start();
  deliverEventsTo(send);
  const { watcher, stop } = watchLists(send);
  setListWatcher(watcher);
  const stopVitals = watchVitals();
  return () => {
    setListWatcher(null);
    stop();
    stopVitals();
    discardEvents();
    provider.stop();
  };
}
