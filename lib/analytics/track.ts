import type { AnalyticsEvent } from './events';

type EventReceiver = (event: AnalyticsEvent) => void;

/** Maximum number of events that wait for the visitor's consent. Further events are dropped. */
export const MAX_QUEUED_EVENTS = 50;

let queuedEvents: AnalyticsEvent[] = [];
let receiver: EventReceiver | null = null;
let isRefused = false;

/** Records an event. Until the visitor decides about consent it stays in the page's memory. Never throws. */
export function track(event: AnalyticsEvent): void {
  if (receiver) receiver(event);
  else if (!isRefused && queuedEvents.length < MAX_QUEUED_EVENTS) queuedEvents.push(event);
}

/** Sends queued and later events to a receiver, when the visitor has given consent. The receiver must not throw. */
export function deliverEventsTo(next: EventReceiver): void {
  isRefused = false;
  receiver = next;
  for (const event of queuedEvents.splice(0)) next(event);
}

export function discardEvents(): void {
  isRefused = true;
  receiver = null;
  queuedEvents = [];
}
