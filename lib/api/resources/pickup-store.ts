import type { PickupStore } from '@/lib/domain/checkout/types';
import { parseMexicanPhone } from '@/lib/domain/phone';
import type { JsonApiModel } from '../json-api';
import { snakeToCamel } from './snake-to-camel';
import { count, dateTime, listOf, optionalNumber, text, textList, trueUnlessDenied } from './wire';

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
  ready_utc: dateTime,
  hold_days: optionalNumber,
  phone: text,
  whatsapp: text,
});

/** A pickup store with the products of the cart that it lacks. */
export function toPickupStore(model: JsonApiModel): PickupStore | null {
  const { distanceKm: distance, holdDays: days, phone, whatsapp, ...store } = readFields(model);
  if (!store.id || !store.name) return null;
  return {
    ...store,
    distance,
    holdDays: days !== null && days >= 1 ? Math.trunc(days) : null,
    phone: parseMexicanPhone(phone),
    whatsapp: parseMexicanPhone(whatsapp),
  };
}
