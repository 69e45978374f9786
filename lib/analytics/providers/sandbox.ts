import { beginLayer, gtag } from './data-layer';
import type { AnalyticsProvider } from './provider';

/** Stands in where no id is configured: the same calls, which developers can read and which go nowhere. */
export const sandbox: AnalyticsProvider = {
  start: () => beginLayer('sandbox'),
  send: ({ name, params }) => gtag('event', name, params),
  stop: () => {
    delete window.dataLayer;
  },
};
