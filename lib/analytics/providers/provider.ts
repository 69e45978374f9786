import type { Ga4Event } from '../ga4';

/** Who takes the events that a visitor allowed. */
export interface AnalyticsProvider {
  start: () => void;
  send: (event: Ga4Event) => void;
  /** The visitor took the permission back. */
  stop: () => void;
}
