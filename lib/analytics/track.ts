import type { AnalyticsEvent } from './events';

type Receiver = (event: AnalyticsEvent) => void;

/** Events that wait for the visitor's decision; what comes after that many is lost. */
export const MOST_WAITING = 50;

let waiting: AnalyticsEvent[] = [];
let receiver: Receiver | null = null;
let isRefused = false;

/** Tells what happened. Until the visitor decides it stays in the page's memory. Never throws. */
export function track(event: AnalyticsEvent): void {
  if (receiver) receiver(event);
  else if (!isRefused && waiting.length < MOST_WAITING) waiting.push(event);
}

/** Hands over what waits and what comes, once the visitor allows it. The receiver must not throw. */
export function deliverTo(next: Receiver): void {
  isRefused = false;
  receiver = next;
  for (const event of waiting.splice(0)) next(event);
}

/** The visitor refused: forgets what waits and what comes. */
export function refuseEvents(): void {
  isRefused = true;
  receiver = null;
  waiting = [];
}
