import type { CheckoutData } from '@/lib/domain/checkout/state';
import type { ApiClient } from '../client';
import { createFind } from '../create-read';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { toCourier } from '../resources/courier';
import { toPickupStore } from '../resources/pickup-store';
import { listEntities } from '../resources/wire';

/** Couriers that deliver the cart to an address of the customer. Null when the address does not exist any more. */
export const readCouriers = createFind(
  assumedCheckoutEndpoints.couriers,
  (addressId: string) => ({ query: { address_id: addressId } }),
  (document) => listEntities(document, toCourier),
);

/** Stores where the cart can be picked up, nearest first with a zip code. Null for a zip code that does not exist. */
export const readPickupStores = createFind(
  assumedCheckoutEndpoints.pickupStores,
  (zipCode: string | null) => ({ query: { zip_code: zipCode } }),
  (document) => listEntities(document, toPickupStore),
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

/** The kind of delivery, in the words of every call that sends it. */
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
  const { name, lastName, motherLastName, telephone } = delivery.pickupPerson;
  const person = { name, last_name: lastName, mother_last_name: motherLastName, telephone };
  return {
    shipping_type: toShippingType(false),
    pickup_store_id: delivery.store?.id,
    // Without a name the customer picks up the order.
    pickup_person: name ? person : null,
  };
}

/** Stores the delivery of the cart on the server. @throws ApiError */
export async function saveShippingChoice(client: ApiClient, delivery: Delivery): Promise<void> {
  await client.request(assumedCheckoutEndpoints.shippingChoice, {
    body: toDeliveryFields(delivery),
  });
}
