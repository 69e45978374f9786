import * as z from 'zod/mini';
import type { DeliveryEstimate } from '@/lib/domain/product/types';
import { count, dateTime, listOf, number, optionalNumber, text } from './wire';

const pickupWire = z.object({ id: text, name: text, distance_km: optionalNumber, stock: count });

function toPickupStore(entry: unknown): DeliveryEstimate['pickupStores'][number] | null {
  const { distance_km, ...store } = pickupWire.parse(entry);
  return store.id && store.name ? { ...store, distanceKm: distance_km } : null;
}

const wire = z.object({
  zip_code: text,
  days: optionalNumber,
  from: dateTime,
  to: dateTime,
  cost: number,
  courier: text,
  pickup_stores: listOf(toPickupStore),
});

/** The delivery estimate in `meta`. Null without a number of days or a date. */
export function toDeliveryEstimate(meta: Record<string, unknown>): DeliveryEstimate | null {
  const { zip_code, pickup_stores, days, from, to, cost, courier } = wire.parse(meta);
  if (days === null || days < 0 || !from) return null;
  return {
    zipCode: zip_code,
    days,
    from,
    to: to ?? from,
    cost: Math.max(0, cost),
    courier,
    pickupStores: pickup_stores,
  };
}
