import type { PickupStore } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { count, listOf, optionalNumber, text, textList, trueUnlessDenied } from './wire';

const readMissing = snakeToCamel({ product_id: text, name: text, wanted: count, stock: count });

const readFields = snakeToCamel({
  id: text,
  name: text,
  address: text,
  city: text,
  state: text,
  hours: textList,
  distance_km: optionalNumber,
  is_available: trueUnlessDenied,
  missing: listOf(readMissing),
});

/** A pickup store with the products of the cart that it lacks. */
export function toPickupStore(model: JsonApiModel): PickupStore | null {
  const { distanceKm: distance, ...store } = readFields(model);
  return store.id && store.name ? { ...store, distance } : null;
}
