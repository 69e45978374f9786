import { shipmentProblem } from './delivery';
import { billingProblem, consentProblem } from './review';
import type { CheckoutData, Chosen } from './state';
import type { CheckoutProblem } from './validation';

/** The sections of the checkout form. Each problem is shown beside its section. */
export const CHECKOUT_PARTS = [
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
  'conditions',
  'lines',
  'coupon',
  'total',
] as const;
export type CheckoutPart = (typeof CHECKOUT_PARTS)[number];

/** Problems by section: locale keys, or messages of the backend. */
export type ByPart<Said> = Partial<Record<CheckoutPart, Said>>;

/** Sections by the backend's field names. */
const POINTED: Readonly<Record<string, CheckoutPart>> = {
  payment_method_code: 'payment',
  tokenizable_id: 'payment',
  cvc_token: 'code',
  monthly_payment_option_plans: 'monthly',
  shipping_type: 'delivery',
  customer_address_id: 'address',
  courier_id: 'courier',
  has_shipping_insurance: 'courier',
  pickup_store_id: 'store',
  pickup_person: 'person',
  invoicing_profile_id: 'billing',
  required_billing: 'billing',
  accept_terms: 'terms',
  accept_shipping_conditions: 'conditions',
  items: 'lines',
  cart_id: 'lines',
  coupon_code: 'coupon',
  total: 'total',
};

/** @param pointer JSON pointer of a backend error: `/items/1002`, `/data/attributes/courier_id` */
export function partOf(pointer: string | undefined): CheckoutPart | null {
  const names = (pointer ?? '').replace(/^\/data\/attributes/, '').split('/');
  const name = names[1] ?? '';
  return Object.hasOwn(POINTED, name) ? (POINTED[name] ?? null) : null;
}

const PART_OF_PROBLEM: Partial<Record<CheckoutProblem, CheckoutPart>> = {
  'errors.addressAndCourier': 'address',
  'errors.address': 'address',
  'errors.courier': 'courier',
  'errors.store': 'store',
};

type Shipment = Parameters<typeof shipmentProblem>[0] &
  Parameters<typeof billingProblem>[0] &
  Parameters<typeof consentProblem>[0];

/** What is missing in the shipment step, by section (spec 5). */
export function shipmentProblems(data: Shipment): ByPart<CheckoutProblem> {
  const found: ByPart<CheckoutProblem> = {};
  const delivery = shipmentProblem(data);
  if (delivery) found[PART_OF_PROBLEM[delivery] ?? 'delivery'] = delivery;
  const billing = billingProblem(data);
  if (billing) found.billing = billing;
  const terms = consentProblem({ ...data, isShipping: false });
  if (terms) found.terms = terms;
  const conditions = consentProblem({ ...data, acceptTerms: true });
  if (conditions) found.conditions = conditions;
  return found;
}

/** The ids that can be selected; null while they are not loaded. */
export interface Offered {
  addresses: readonly string[] | null;
  couriers: readonly string[] | null;
  stores: readonly string[] | null;
  billing: readonly string[] | null;
}

const kept = (chosen: Chosen | null, ids: readonly string[] | null) =>
  chosen && ids && !ids.includes(chosen.id) ? null : chosen;

/** Clears selections that no longer exist, such as an address that was deleted on another device. */
export function withoutGone<Data extends CheckoutData>(data: Data, offered: Offered): Data {
  const customerAddress = kept(data.customerAddress, offered.addresses);
  return {
    ...data,
    customerAddress,
    courier: kept(data.courier, offered.couriers),
    store: kept(data.store, offered.stores),
    billingCustomerAddress: kept(data.billingCustomerAddress, offered.billing),
  };
}
