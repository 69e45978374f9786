import { z } from 'zod';
import { personFields, phoneFieldSchema } from '../account/fields';
import type { Address } from '../address/types';
import type { CheckoutProblem } from './checkout-problem';
import type { CheckoutData, ChosenOption } from './state';
import { updateStepFlags } from './steps';
import type { Courier } from './types';

/** After a change of the delivery, the shipment step has to be saved again. */
function reopenShipmentStep(data: CheckoutData, change: Partial<CheckoutData>): CheckoutData {
  return {
    ...data,
    ...change,
    steps: updateStepFlags(data.steps, 'shipment', { isCompleted: false }),
  };
}

/** Choosing shipping clears the store (spec 4.2). */
export function chooseShipping(data: CheckoutData): CheckoutData {
  return data.isShipping === true
    ? data
    : reopenShipmentStep(data, { isShipping: true, store: null });
}

/** Choosing pickup clears address and courier (spec 4.2). */
export function choosePickup(data: CheckoutData): CheckoutData {
  const change = { isShipping: false, customerAddress: null, courier: null };
  return data.isShipping === false ? data : reopenShipmentStep(data, change);
}

/** Couriers and prices depend on the address, so another address clears the courier. */
export function chooseAddress(data: CheckoutData, address: ChosenOption): CheckoutData {
  const courier = data.customerAddress?.id === address.id ? data.courier : null;
  return reopenShipmentStep(chooseShipping(data), { customerAddress: address, courier });
}

/** An address as the chosen option, with the name that the customer gave it. */
export const toChosenAddress = ({
  id,
  alias,
  recipientName,
}: Pick<Address, 'id' | 'alias' | 'recipientName'>): ChosenOption => ({
  id,
  label: alias || recipientName,
});

export const toChosenCourier = ({ id, name, service }: Courier): ChosenOption => ({
  id,
  label: `${name} ${service}`.trim(),
});

export function chooseCourier(data: CheckoutData, courier: ChosenOption): CheckoutData {
  return reopenShipmentStep(chooseShipping(data), { courier });
}

export function chooseStore(data: CheckoutData, store: ChosenOption): CheckoutData {
  return reopenShipmentStep(choosePickup(data), { store });
}

type Delivery = Pick<
  CheckoutData,
  'isDigital' | 'isShipping' | 'customerAddress' | 'courier' | 'store'
>;

/** What is missing for the delivery (spec 5). The message names only what is missing. A digital order needs none. */
export function findDeliveryProblem(data: Delivery): CheckoutProblem | null {
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
