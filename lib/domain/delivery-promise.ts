import { daysBetween } from './dates';
import { parseUtc } from './parse-utc';

/** What a backend says of a delivery: the estimate of a product, the offer of a courier, the days of an order. */
export interface DeliveryAnswer {
  /** Null when only the dates are known. */
  days: number | null;
  /** First and last day, as ISO dates; null, or empty, when only the number of days is known. */
  from: string | null;
  to: string | null;
  cost: number | null;
}

/** A day of delivery as the shopper says it; `day` is an ISO date. */
export type DeliveryDay = { kind: 'today' | 'tomorrow' } | { kind: 'date'; day: string };

/** When something arrives: on one day, between two days, after a number of days, or so many days after its payment. */
export type Arrival =
  | { kind: 'day'; day: DeliveryDay }
  | { kind: 'range'; from: DeliveryDay; to: DeliveryDay }
  | { kind: 'days'; days: number }
  | { kind: 'after-payment'; from: number; to: number };

export interface PromiseTerms {
  now: number;
  /** The payment is received on a later day, and until then nobody starts to deliver: no date can be named yet. */
  isPaidLater?: boolean;
}

const NOON_IN_MEXICO = 'T18:00:00Z';

/** Days from today to an ISO date. Null when it is none. */
function daysUntil(iso: string | null, now: number): number | null {
  const time = iso ? parseUtc(`${iso.slice(0, 10)}${NOON_IN_MEXICO}`) : null;
  return time === null ? null : daysBetween(now, time);
}

function toDeliveryDay(iso: string, now: number): DeliveryDay {
  const days = daysUntil(iso, now);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'date', day: iso.slice(0, 10) };
}

function getArrival(
  { days, from, to }: Omit<DeliveryAnswer, 'cost'>,
  { now, isPaidLater }: PromiseTerms,
): Arrival | null {
  const first = daysUntil(from, now);
  const last = Math.max(first ?? 0, daysUntil(to, now) ?? 0);
  if (isPaidLater) {
    const known = first ?? days;
    if (known === null) return null;
    // It is not sent on the day on which the payment is received.
    const least = Math.max(known, 1);
    return { kind: 'after-payment', from: least, to: Math.max(least, last) };
  }
  if (!from || first === null) {
    if (days === 0) return { kind: 'day', day: { kind: 'today' } };
    return days === null ? null : { kind: 'days', days };
  }
  const day = toDeliveryDay(from, now);
  if (!to || last <= first) return { kind: 'day', day };
  return { kind: 'range', from: day, to: toDeliveryDay(to, now) };
}

/** The one rule for what the shop promises of a delivery, on every screen. */
export const getPromisedDelivery = (answer: DeliveryAnswer, terms: PromiseTerms) => ({
  arrival: getArrival(answer, terms),
  cost: answer.cost,
});

/**
 * When an order can be collected: `day` is a later day, and when it is paid later the time is that of one which is paid now.
 * Null when nobody says it or the time has passed.
 */
export function getPickupReady(
  readyUtc: string | null,
  { now, isPaidLater = false }: PromiseTerms,
) {
  const time = parseUtc(readyUtc);
  if (time === null || time < now) return null;
  const days = daysBetween(now, time);
  const day = (['today', 'tomorrow'] as const)[days] ?? 'day';
  return { day, time, isPaidLater } as const;
}
