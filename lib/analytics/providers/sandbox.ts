import { sendEvent, startMeasuring } from './data-layer';
import type { AnalyticsProvider } from './provider';

/** Used without a measurement id: it makes the same calls, which developers can read, but sends nothing. */
export const sandboxProvider: AnalyticsProvider = {
  start: () => startMeasuring('sandbox'),
  send: sendEvent,
  stop: () => {
    delete window.dataLayer;
  },
};
