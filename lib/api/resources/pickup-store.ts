import * as z from 'zod/mini';
import type { PickupStore } from '@/lib/domain/checkout/types';
import type { JsonApiModel } from '../json-api';
import { count, flag, listOf, optionalNumber, text, textList } from './wire';

const missingWire = z.object({ product_id: text, name: text, wanted: count, stock: count });

function toMissing(entry: unknown): PickupStore['missing'][number] {
  const { product_id, ...rest } = missingWire.parse(entry);
  return { productId: product_id, ...rest };
}

const wire = z.object({
  id: text,
  name: text,
  address: text,
  city: text,
  state: text,
  hours: textList,
  distance_km: optionalNumber,
  is_available: flag,
  missing: listOf(toMissing),
});

/** A pickup store with the products of the cart that it lacks. */
export function toPickupStore(model: JsonApiModel): PickupStore | null {
  const { distance_km, is_available, ...store } = wire.parse(model);
  if (!store.id || !store.name) return null;
  return { ...store, distance: distance_km, isAvailable: is_available };
}
