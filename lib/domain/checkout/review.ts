import type { CheckoutData } from './state';
import { isStoredCvcValid } from './tokens';
import type { TokenizablePayload } from './types';
import type { CheckoutProblem } from './validation';

type Billing = Pick<CheckoutData, 'requiredBilling' | 'billingCustomerAddress'>;

/** What the invoice lacks (spec 5). */
export function billingProblem(data: Billing): CheckoutProblem | null {
  return data.requiredBilling && !data.billingCustomerAddress ? 'errors.billing' : null;
}

export interface SecurityCodeInput {
  methodCode: string;
  isRequired: boolean;
  /** Of the card; null for a method without one. */
  payload: TokenizablePayload | null;
  /** As it was typed. */
  code: string;
  /** Identifier of the account payment provider. */
  provider: string;
  /** Milliseconds. */
  now: number;
}

/** Whether a security code has to be asked for (spec 5). */
export function needsSecurityCode(input: Omit<SecurityCodeInput, 'code'>): boolean {
  if (!input.isRequired || !input.payload) return false;
  return !isStoredCvcValid(input.payload, input.methodCode, input.provider, input.now);
}

type Consent = Pick<CheckoutData, 'isShipping' | 'acceptTerms' | 'acceptShippingConditions'>;

/** What has to be accepted before an order; shipping conditions only by who has it sent. */
export function consentProblem(data: Consent): CheckoutProblem | null {
  if (!data.acceptTerms) return 'errors.terms';
  return data.isShipping && !data.acceptShippingConditions ? 'errors.shippingConditions' : null;
}
