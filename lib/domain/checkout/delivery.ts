import { personFields, phoneFieldSchema } from '../account/fields';
import type { Address } from '../address/address';
import type { CartPickup, CustomerCart } from '../cart/customer-cart';
import { sortByDistance } from '../product/store-stock';
import { z } from '../zod';
import type { CheckoutData, ChosenOption } from './state';
import { updateStepFlags } from './steps';
import type { CheckoutProblem, Courier, PickupPerson, PickupStore } from './types';

/** After a change of the delivery, the shipment step has to be saved again. */
function reopenShipmentStep(data: CheckoutData, change: Partial<CheckoutData>): CheckoutData {
  return {
    ...data,
    ...change,
    isDeliveryChosen: true,
    steps: updateStepFlags(data.steps, 'shipment', { isCompleted: false }),
  };
}

/** The one clears what belongs to the other (spec 4.2). */
export const chooseShipping = (data: CheckoutData): CheckoutData =>
  data.isShipping === true ? data : reopenShipmentStep(data, { isShipping: true, store: null });

export function choosePickup(data: CheckoutData): CheckoutData {
  const change = { isShipping: false, customerAddress: null, courier: null };
  return data.isShipping === false ? data : reopenShipmentStep(data, change);
}

/** Couriers and prices depend on the address, so another address clears the courier. */
export function chooseAddress(data: CheckoutData, address: ChosenOption): CheckoutData {
  const courier = data.customerAddress?.id === address.id ? data.courier : null;
  return reopenShipmentStep(chooseShipping(data), { customerAddress: address, courier });
}

export type NamedAddress = Pick<Address, 'id' | 'alias' | 'recipientName'>;

export const toChosenAddress = ({ id, alias, recipientName }: NamedAddress): ChosenOption => ({
  id,
  label: alias || recipientName,
});

export const toChosenCourier = ({ id, name, service }: Courier): ChosenOption => ({
  id,
  label: `${name} ${service}`.trim(),
});

export const chooseCourier = (data: CheckoutData, courier: ChosenOption): CheckoutData =>
  reopenShipmentStep(chooseShipping(data), { courier });

export const chooseStore = (data: CheckoutData, store: ChosenOption): CheckoutData =>
  reopenShipmentStep(choosePickup(data), { store });

export const namePickupPerson = (data: CheckoutData, pickupPerson: PickupPerson): CheckoutData => ({
  ...data,
  pickupPerson,
  isDeliveryChosen: true,
});

type Place = 'customerAddress' | 'courier' | 'store';
type SavedDelivery = Pick<CheckoutData, 'isShipping' | 'pickupPerson' | Place>;

export const isSameDelivery = (data: SavedDelivery, saved: SavedDelivery): boolean =>
  data.isShipping === saved.isShipping &&
  data.customerAddress?.id === saved.customerAddress?.id &&
  data.courier?.id === saved.courier?.id &&
  data.store?.id === saved.store?.id &&
  isSamePerson(data.pickupPerson, saved.pickupPerson);

/** What is missing for the delivery (spec 5). The message names only what is missing. A digital order needs none. */
export function findDeliveryProblem(
  data: Pick<CheckoutData, 'isDigital' | 'isShipping' | Place>,
): CheckoutProblem | null {
  if (data.isDigital) return null;
  if (data.isShipping === null) return 'errors.delivery';
  if (!data.isShipping) return data.store ? null : 'errors.store';
  if (data.customerAddress && data.courier) return null;
  if (data.customerAddress) return 'errors.courier';
  return data.courier ? 'errors.address' : 'errors.addressAndCourier';
}

/** The form of the person who picks up the order. Messages are locale keys. */
export const pickupPersonSchema = z.object({
  name: personFields.names,
  lastName: personFields.lastName,
  motherLastName: personFields.motherLastName,
  telephone: phoneFieldSchema,
});
export type PickupPersonFields = z.input<typeof pickupPersonSchema>;

const isSamePerson = (a: PickupPerson, b: PickupPerson): boolean =>
  (['name', 'lastName', 'motherLastName', 'telephone'] as const).every(
    (name) => a[name] === b[name],
  );

/** Takes store and person from the server's cart, unless the shopper chose here. A person without all that the form asks for is not taken. */
export function adoptPickup(data: CheckoutData, { storeId, person }: CartPickup): CheckoutData {
  if (data.isDigital || data.isDeliveryChosen) return data;
  const isSame = data.isShipping === false && data.store?.id === storeId;
  const chosen = isSame ? data : chooseStore(data, { id: storeId, label: '' });
  const known = pickupPersonSchema.safeParse(person).data ?? data.pickupPerson;
  if (isSame && isSamePerson(data.pickupPerson, known)) return data;
  return { ...chosen, pickupPerson: known, isDeliveryChosen: false };
}

/** Every line is digital (an assumed field), and the backend does not insist on a delivery. */
export const isDigitalCart = ({ items, totals }: Pick<CustomerCart, 'items' | 'totals'>): boolean =>
  items.length > 0 &&
  items.every(({ isDigital }) => isDigital) &&
  totals.isShippingRequired !== true;

/** The choices for a cart that is digital, or is not any more. A delivery that was chosen for the other kind is cleared. */
export function setDigital(data: CheckoutData, isDigital: boolean): CheckoutData {
  if (data.isDigital === isDigital) return data;
  return {
    ...data,
    isDigital,
    isShipping: null,
    customerAddress: null,
    courier: null,
    store: null,
    isDeliveryChosen: false,
    steps: updateStepFlags(data.steps, 'shipment', { isCompleted: false }),
  };
}

/** Whether the order counts as shipped; null while nothing is chosen. A digital one does, because nobody picks it up. */
export const isShipped = (data: Pick<CheckoutData, 'isDigital' | 'isShipping'>) =>
  data.isDigital || data.isShipping;

/** Stores that have everything come first, the nearest first. Those at an unknown distance keep the backend's order. */
export const sortPickupStores = (stores: readonly PickupStore[]): PickupStore[] =>
  sortByDistance(stores, ({ distance }) => distance).sort(
    (a, b) => Number(b.isAvailable) - Number(a.isAvailable),
  );
