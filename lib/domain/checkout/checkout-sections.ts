import type { Address } from '../address/address';
import type { InvoicingProfile } from '../invoicing/types';
import { findDeliveryProblem } from './delivery';
import type { CheckoutData, ChosenOption, ChosenTokenizable } from './state';
import { type EnteredSecurityCode, isStoredCvcValid, withSecurityCode } from './tokens';
import type { CheckoutProblem, Courier, PaymentMethod, PickupStore } from './types';

const CHECKOUT_SECTIONS = [
  'payment',
  'code',
  'monthly',
  'delivery',
  'address',
  'courier',
  'store',
  'person',
  'billing',
  'terms',
  'lines',
  'coupon',
  'total',
] as const;
export type CheckoutSection = (typeof CHECKOUT_SECTIONS)[number];

/** Problems by section: locale keys, or messages of the backend. */
export type BySection<T> = Partial<Record<CheckoutSection, T>>;

export const findFirstSection = (problems: BySection<unknown>): CheckoutSection | undefined =>
  CHECKOUT_SECTIONS.find((section) => problems[section] !== undefined);

/** The backend's field names of each section. */
const FIELDS: Readonly<Partial<Record<CheckoutSection, string>>> = {
  payment: 'payment_method_code tokenizable_id',
  code: 'cvc_token',
  monthly: 'monthly_payment_option_plans',
  delivery: 'shipping_type',
  address: 'customer_address_id',
  courier: 'courier_id has_shipping_insurance',
  store: 'pickup_store_id',
  person: 'pickup_person',
  billing: 'invoicing_profile_id required_billing',
  terms: 'accept_terms accept_shipping_conditions',
  lines: 'items cart_id',
  coupon: 'coupon_code',
  total: 'total',
};

/** @param pointer JSON pointer of a backend error: `/items/1002`, `/data/attributes/courier_id` */
export function findSectionByPointer(pointer = ''): CheckoutSection | null {
  const [, name = ''] = pointer.replace(/^\/data\/attributes/, '').split('/');
  return CHECKOUT_SECTIONS.find((one) => FIELDS[one]?.split(' ').includes(name)) ?? null;
}

type ConsentData = Pick<CheckoutData, 'isShipping' | 'acceptTerms' | 'acceptShippingConditions'>;

/** The terms that still have to be accepted. Shipping conditions are needed only when the order is shipped. */
export function findConsentProblem(data: ConsentData): CheckoutProblem | null {
  if (!data.acceptTerms) return 'errors.terms';
  return data.isShipping && !data.acceptShippingConditions ? 'errors.shippingConditions' : null;
}

const SECTION_BY_PROBLEM: Partial<Record<CheckoutProblem, CheckoutSection>> = {
  'errors.addressAndCourier': 'address',
  'errors.address': 'address',
  'errors.courier': 'courier',
  'errors.store': 'store',
};

type ShipmentData = Parameters<typeof findDeliveryProblem>[0] &
  Pick<CheckoutData, 'requiredBilling' | 'billingCustomerAddress'>;

export function findShipmentProblems(data: ShipmentData): BySection<CheckoutProblem> {
  const found: BySection<CheckoutProblem> = {};
  const delivery = findDeliveryProblem(data);
  if (delivery) found[SECTION_BY_PROBLEM[delivery] ?? 'delivery'] = delivery;
  if (data.requiredBilling && !data.billingCustomerAddress) found.billing = 'errors.billing';
  return found;
}

/** The options that a checkout chooses from; undefined or null while they are not loaded. */
export interface LoadedOptions {
  addresses?: readonly Address[] | null;
  couriers?: readonly Courier[] | null;
  stores?: readonly PickupStore[] | null;
  profiles?: readonly InvoicingProfile[] | null;
}

const keepIfAvailable = (
  chosen: ChosenOption | null,
  list: readonly Pick<ChosenOption, 'id'>[] | null | undefined,
) => (list && !list.some(({ id }) => id === chosen?.id) ? null : chosen);

/** Clears selections that no longer exist, or a store that lacks something. */
export function removeUnavailableChoices<Data extends CheckoutData>(
  data: Data,
  { addresses, couriers, stores, profiles }: LoadedOptions,
): Data {
  const open = stores?.filter(({ isAvailable }) => isAvailable);
  return {
    ...data,
    customerAddress: keepIfAvailable(data.customerAddress, addresses),
    courier: keepIfAvailable(data.courier, couriers),
    store: keepIfAvailable(data.store, open),
    billingCustomerAddress: keepIfAvailable(data.billingCustomerAddress, profiles),
  };
}

/** Chooses the invoicing profile. The use of another profile does not apply to it. */
export const chooseBilling = (data: CheckoutData, profile: ChosenOption): CheckoutData => ({
  ...data,
  requiredBilling: true,
  billingCustomerAddress: profile,
  cfdiUse: data.billingCustomerAddress?.id === profile.id ? data.cfdiUse : null,
});

interface SecurityCodeInput {
  /** The selected method; null while the methods are loading. */
  method: Pick<PaymentMethod, 'code' | 'secureCodeRequired' | 'tokenizables'> | null;
  /** The selected card; null for a method without cards. */
  chosen: ChosenTokenizable | null;
  entered: EnteredSecurityCode | null;
  provider: string;
}

/** Whether the customer has to enter a security code (spec 5): neither the backend nor this page has a valid one. */
export function needsSecurityCode(
  { method, chosen, entered, provider }: SecurityCodeInput,
  now: number,
): boolean {
  if (!method?.secureCodeRequired || !chosen) return false;
  const stored = method.tokenizables.find(({ id }) => id === chosen.id)?.payload;
  const payloads = [stored, withSecurityCode(chosen, entered)];
  return !payloads.some((one) => one && isStoredCvcValid(one, method.code, provider, now));
}
