import type { AnalyticsEvent } from './events';

type Receiver = (event: AnalyticsEvent) => void;

/** Maximum number of events that wait for the visitor's consent. Further events are dropped. */
export const MOST_WAITING = 50;

let waiting: AnalyticsEvent[] = [];
let receiver: Receiver | null = null;
let isRefused = false;

/** Records an event. Until the visitor decides about consent it stays in the page's memory. Never throws. */
export function track(event: AnalyticsEvent): void {
  if (receiver) receiver(event);
  else if (!isRefused && waiting.length < MOST_WAITING) waiting.push(event);
}

/** Sends queued and later events to a receiver, when the visitor has given consent. The receiver must not throw. */
export function deliverTo(next: Receiver): void {
  isRefused = false;
  receiver = next;
  for (const event of waiting.splice(0)) next(event);
}

/** Drops queued and later events, when the visitor has refused consent. */
export function refuseEvents(): void {
  isRefused = true;
  receiver = null;
  waiting = [];
}
