import type { DeliveryEstimate } from '@/lib/domain/product/types';
import { snakeToCamel } from './snake-to-camel';
import { count, dateTime, listOf, optionalNumber, text } from './wire';

const readPickupStore = snakeToCamel({
  id: text,
  store_id: text,
  name: text,
  distance_km: optionalNumber,
  stock: count,
});

function toPickupStore(entry: unknown): DeliveryEstimate['pickupStores'][number] | null {
  const { storeId, ...store } = readPickupStore(entry);
  const id = store.id || storeId;
  return id && store.name ? { ...store, id } : null;
}

const readFields = snakeToCamel({
  zip_code: text,
  days: optionalNumber,
  from: dateTime,
  to: dateTime,
  cost: optionalNumber,
  courier: text,
  pickup_stores: listOf(toPickupStore),
});

/** The delivery estimate in `meta`. Null without a number of days or a date. */
export function toDeliveryEstimate(meta: Record<string, unknown>): DeliveryEstimate | null {
  const estimate = readFields(meta);
  const { days, from, to } = estimate;
  if (!from && (days === null || days < 0)) return null;
  const cost = estimate.cost === null ? null : Math.max(0, estimate.cost);
  return { ...estimate, days, from, to: to ?? from, cost };
}
