import type { DeliveryEstimate } from '@/lib/domain/product/types';
import { isRecord } from '../json';
import { snakeToCamel } from './snake-to-camel';
import { count, dateTime, listOf, optionalNumber, text, zipCode } from './wire';

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

/** Nearest first; those without a distance last. */
const byDistance = (a: { distanceKm: number | null }, b: { distanceKm: number | null }) =>
  (a.distanceKm ?? Number.MAX_VALUE) - (b.distanceKm ?? Number.MAX_VALUE);

const readFields = snakeToCamel({
  zip_code: zipCode,
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
  const pickupStores = [...estimate.pickupStores].sort(byDistance);
  return { ...estimate, days, from, to: to ?? from, cost, pickupStores };
}

/** The delivery estimates in `meta.estimates`, by product id. Those that say nothing are left out. */
export function toDeliveryEstimates({
  estimates,
}: Record<string, unknown>): Map<string, DeliveryEstimate> {
  const entries = isRecord(estimates) ? Object.entries(estimates) : [];
  return new Map(
    entries.flatMap(([id, value]) => {
      const estimate = isRecord(value) ? toDeliveryEstimate(value) : null;
      return estimate ? [[id, estimate]] : [];
    }),
  );
}
