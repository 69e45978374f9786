import { z } from 'zod';
import type { Address } from '../address/types';
import { parseMexicanPhone } from '../phone';
import type { CheckoutProblem } from './checkout-problem';
import type { CheckoutData, ChosenOption } from './state';
import { updateStepFlags } from './steps';
import type { Courier } from './types';

const MAX_PERSON_NAME_LENGTH = 80;

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

const personNameField = (missing: string, invalid: string) =>
  z.string().trim().min(1, { error: missing, abort: true }).min(3, invalid).max(80, invalid);

/** The form of the person who picks up the order. Messages are locale keys. */
export const pickupPersonSchema = z.object({
  name: personNameField('errors.nameRequired', 'errors.nameInvalid'),
  lastName: personNameField('errors.lastNameRequired', 'errors.lastNameInvalid'),
  motherLastName: z.string().trim().max(MAX_PERSON_NAME_LENGTH, 'errors.motherLastNameLong'),
  telephone: z
    .string()
    .trim()
    .min(1, { error: 'errors.phoneRequired', abort: true })
    .transform((text, context) => {
      const digits = parseMexicanPhone(text);
      if (digits === null) context.addIssue({ code: 'custom', message: 'errors.phoneInvalid' });
      return digits ?? '';
    }),
});
