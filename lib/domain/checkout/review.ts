import type { CheckoutProblem } from './checkout-problem';
import type { CheckoutData, ChosenOption, ChosenTokenizable } from './state';
import { type EnteredSecurityCode, isStoredCvcValid, withSecurityCode } from './tokens';
import type { PaymentMethod } from './types';

/** Chooses the invoicing profile. The use of another profile does not apply to it. */
export const chooseBilling = (data: CheckoutData, profile: ChosenOption): CheckoutData => ({
  ...data,
  requiredBilling: true,
  billingCustomerAddress: profile,
  cfdiUse: data.billingCustomerAddress?.id === profile.id ? data.cfdiUse : null,
});

type BillingData = Pick<CheckoutData, 'requiredBilling' | 'billingCustomerAddress'>;

/** What is missing for the invoice (spec 5). */
export function findBillingProblem(data: BillingData): CheckoutProblem | null {
  return data.requiredBilling && !data.billingCustomerAddress ? 'errors.billing' : null;
}

export interface SecurityCodeInput {
  /** The selected method; null while the methods are loading. */
  method: Pick<PaymentMethod, 'code' | 'secureCodeRequired' | 'tokenizables'> | null;
  /** The selected card; null for a method without cards. */
  chosen: ChosenTokenizable | null;
  /** The security code that was entered on this page. */
  entered: EnteredSecurityCode | null;
  /** Identifier of the account payment provider. */
  provider: string;
}

/**
 * Whether the customer has to enter a security code (spec 5): neither the backend nor this page has a valid one.
 * @param now milliseconds since 1970
 */
export function needsSecurityCode(
  { method, chosen, entered, provider }: SecurityCodeInput,
  now: number,
): boolean {
  if (!method?.secureCodeRequired || !chosen) return false;
  const stored = method.tokenizables.find(({ id }) => id === chosen.id)?.payload;
  const payloads = [stored, withSecurityCode(chosen, entered)];
  return !payloads.some((one) => one && isStoredCvcValid(one, method.code, provider, now));
}

type ConsentData = Pick<CheckoutData, 'isShipping' | 'acceptTerms' | 'acceptShippingConditions'>;

/** The terms that still have to be accepted. Shipping conditions are needed only when the order is shipped. */
export function findConsentProblem(data: ConsentData): CheckoutProblem | null {
  if (!data.acceptTerms) return 'errors.terms';
  return data.isShipping && !data.acceptShippingConditions ? 'errors.shippingConditions' : null;
}
