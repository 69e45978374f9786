import type { CheckoutProblem } from './checkout-problem';
import type { CheckoutData } from './state';
import { isStoredCvcValid } from './tokens';
import type { TokenizablePayload } from './types';

type BillingData = Pick<CheckoutData, 'requiredBilling' | 'billingCustomerAddress'>;

/** What is missing for the invoice (spec 5). */
export function findBillingProblem(data: BillingData): CheckoutProblem | null {
  return data.requiredBilling && !data.billingCustomerAddress ? 'errors.billing' : null;
}

export interface SecurityCodeInput {
  methodCode: string;
  isRequired: boolean;
  /** Payload of the card; null for a method without cards. */
  payload: TokenizablePayload | null;
  /** The entered code. */
  code: string;
  /** Identifier of the account payment provider. */
  provider: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Whether the customer has to enter a security code (spec 5). */
export function needsSecurityCode(input: Omit<SecurityCodeInput, 'code'>): boolean {
  if (!input.isRequired || !input.payload) return false;
  return !isStoredCvcValid(input.payload, input.methodCode, input.provider, input.now);
}

type ConsentData = Pick<CheckoutData, 'isShipping' | 'acceptTerms' | 'acceptShippingConditions'>;

/** The terms that still have to be accepted. Shipping conditions are needed only when the order is shipped. */
export function findConsentProblem(data: ConsentData): CheckoutProblem | null {
  if (!data.acceptTerms) return 'errors.terms';
  return data.isShipping && !data.acceptShippingConditions ? 'errors.shippingConditions' : null;
}
