import { daysBetween } from '../dates';
import { parseUtc } from '../parse-utc';
import type { DeliveryEstimate } from './types';

/** A day of delivery as the shopper says it; `day` is an ISO date. */
export type DeliveryDay = { kind: 'today' | 'tomorrow' } | { kind: 'date'; day: string };

/** When a product arrives at the chosen place: on one day, between two days, or after a number of days. */
export type PromisedDelivery =
  | { kind: 'day'; day: DeliveryDay }
  | { kind: 'range'; from: DeliveryDay; to: DeliveryDay }
  | { kind: 'days'; days: number };

const NOON_IN_MEXICO = 'T18:00:00Z';

function toDeliveryDay(iso: string, now: number): DeliveryDay {
  const day = iso.slice(0, 10);
  const days = daysBetween(now, parseUtc(`${day}${NOON_IN_MEXICO}`) ?? now);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'date', day };
}

/**
 * The one rule for what the shop promises for a place: cards, the product's page and the filters say it in these terms.
 * @param now milliseconds since 1970
 */
export function getPromisedDelivery(
  { days, from, to }: Pick<DeliveryEstimate, 'days' | 'from' | 'to'>,
  now: number,
): PromisedDelivery {
  if (!from) {
    if (days === 0) return { kind: 'day', day: { kind: 'today' } };
    return { kind: 'days', days: days ?? 0 };
  }
  const day = toDeliveryDay(from, now);
  if (!to || to.slice(0, 10) <= from.slice(0, 10)) return { kind: 'day', day };
  return { kind: 'range', from: day, to: toDeliveryDay(to, now) };
}
