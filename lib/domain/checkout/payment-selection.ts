import { getPlanChoices, type MonthlyPlanChoice } from './monthly-plans';
import type { CheckoutData } from './state';

/** What the customer pays with. It contains references only, never a card number or security code. */
export interface PaymentSelection {
  methodCode: string;
  /** Id of the card or account; null for a method without them. */
  tokenizableId: string | null;
  plans: readonly MonthlyPlanChoice[];
}

/** The payment that is selected in the checkout, as every request sends it. Null while no method is selected. */
export function toPaymentSelection(data: CheckoutData): PaymentSelection | null {
  if (!data.paymentMethodCode) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: getPlanChoices(data),
  };
}
