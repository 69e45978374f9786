import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { Courier, PickupStore } from '@/lib/domain/checkout/types';
import { parseMexicanPhone } from '@/lib/domain/phone';
import type { ApiClient } from './client/client';
import { createFind } from './client/create-read';
import type { JsonApiModel } from './client/json-api';
import { checkoutKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { camelToSnake, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedCheckoutEndpoints } from './endpoints/assumed-checkout';

export const readCourierFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  service: wire.text,
  price_with_tax: wire.optionalNumber,
  discount_with_tax: wire.number,
  total_with_tax: wire.optionalNumber,
  days: wire.optionalWhole,
  from: wire.text,
  to: wire.text,
});

/** A courier's offer. Null without a name or a price, because nobody could accept it. */
export function toCourier(model: JsonApiModel): Courier | null {
  const {
    priceWithTax,
    discountWithTax: discount,
    totalWithTax,
    ...courier
  } = readCourierFields(model);
  const price = priceWithTax ?? totalWithTax;
  if (!courier.id || !courier.name || price === null) return null;
  // A discount larger than the price makes it free.
  const total = Math.max(0, totalWithTax ?? price - discount);
  return { ...courier, to: courier.to || courier.from, price, discount, total };
}

const readMissing = snakeToCamel({
  product_id: wire.text,
  name: wire.text,
  wanted: wire.count,
  stock: wire.count,
});

export const readPickupStoreFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  address: wire.text,
  city: wire.text,
  state: wire.text,
  hours: wire.textList,
  distance_km: wire.optionalNumber,
  is_available: wire.trueUnlessDenied,
  missing: wire.listOf(readMissing),
  ready_utc: wire.dateTime,
  hold_days: wire.optionalNumber,
  phone: wire.text,
  whatsapp: wire.text,
});

export function toPickupStore(model: JsonApiModel): PickupStore | null {
  const {
    distanceKm: distance,
    holdDays: days,
    phone,
    whatsapp,
    ...store
  } = readPickupStoreFields(model);
  if (!store.id || !store.name) return null;
  return {
    ...store,
    distance,
    holdDays: days !== null && days >= 1 ? Math.trunc(days) : null,
    phone: parseMexicanPhone(phone),
    whatsapp: parseMexicanPhone(whatsapp),
  };
}

export const readCouriers = createFind(
  assumedCheckoutEndpoints.couriers,
  (addressId: string) => ({ query: { address_id: addressId } }),
  (document) => wire.listEntities(document, toCourier),
);

export const readPickupStores = createFind(
  assumedCheckoutEndpoints.pickupStores,
  (zipCode: string | null) => ({ query: { zip_code: zipCode } }),
  (document) => wire.listEntities(document, toPickupStore),
);

type Delivery = Pick<
  CheckoutData,
  | 'isDigital'
  | 'isShipping'
  | 'customerAddress'
  | 'courier'
  | 'store'
  | 'pickupPerson'
  | 'hasShippingInsurance'
>;

export const toShippingType = (isShipping: boolean) => (isShipping ? 'shipping' : 'pickup');

function toDeliveryFields(delivery: Delivery) {
  // An order needs a kind of delivery (spec 5); this one has no place, no courier and nothing to insure.
  if (delivery.isDigital) {
    return { shipping_type: toShippingType(true), has_shipping_insurance: false };
  }
  if (delivery.isShipping) {
    return {
      shipping_type: toShippingType(true),
      customer_address_id: delivery.customerAddress?.id,
      courier_id: delivery.courier?.id,
      has_shipping_insurance: delivery.hasShippingInsurance,
    };
  }
  const { pickupPerson } = delivery;
  return {
    shipping_type: toShippingType(false),
    pickup_store_id: delivery.store?.id,
    // Without a name the customer picks up the order.
    pickup_person: pickupPerson.name ? camelToSnake(pickupPerson) : null,
  };
}

export async function saveShippingChoice(client: ApiClient, delivery: Delivery): Promise<void> {
  await client.request(assumedCheckoutEndpoints.shippingChoice, {
    body: toDeliveryFields(delivery),
  });
}

export const couriersQuery = (customerId: string, addressId: string) =>
  readQuery([...checkoutKey(customerId), 'couriers', addressId], readCouriers, addressId, {
    staleTime: 0,
  });

export const pickupStoresQuery = (customerId: string, zipCode: string | null) =>
  readQuery([...checkoutKey(customerId), 'stores', zipCode], readPickupStores, zipCode, {
    staleTime: 0,
  });
