import { daysBetween } from '../dates';
import { parseUtc } from '../parse-utc';
import type { PickupStore } from './types';

const distanceOf = ({ distance }: PickupStore) => distance ?? Number.POSITIVE_INFINITY;

/** Stores that have everything come first, the nearest first. Those at an unknown distance keep the backend's order. */
export const sortPickupStores = (stores: readonly PickupStore[]): PickupStore[] =>
  stores.toSorted((a, b) => {
    const [first, second] = [distanceOf(a), distanceOf(b)];
    const isFirst = Number(b.isAvailable) - Number(a.isAvailable);
    return isFirst || (first === second ? 0 : first - second);
  });

export interface PickupReady {
  /** `day` is a later day. */
  day: 'today' | 'tomorrow' | 'day';
  /** Milliseconds since 1970. */
  time: number;
}

/** When an order can be collected. Null when nobody says it or the time has passed. */
export function getPickupReady(readyUtc: string | null, now: number): PickupReady | null {
  const time = parseUtc(readyUtc);
  if (time === null || time < now) return null;
  const days = daysBetween(now, time);
  return { day: days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'day', time };
}
