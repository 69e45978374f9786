import type { Ga4Event } from '../ga4';

/** A service that receives the events after the visitor has given consent. */
export interface AnalyticsProvider {
  start: () => void;
  send: (event: Ga4Event) => void;
  /** Called when the visitor withdraws consent. */
  stop: () => void;
}
