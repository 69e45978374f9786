import { getPlanChoices, type MonthlyPlanChoice } from './monthly-plans';
import { isPaymentNeeded } from './payment';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';

/** What the customer pays with. It contains references only, never a card number or security code. */
export interface PaymentSelection {
  /** Null when nothing is left to pay. */
  methodCode: string | null;
  /** Id of the card or account; null for a method without them. */
  tokenizableId: string | null;
  plans: readonly MonthlyPlanChoice[];
}

/** The payment of a purchase that the wallet, or an earlier payment, covers completely. */
const NOTHING_TO_PAY: PaymentSelection = {
  methodCode: null,
  tokenizableId: null,
  plans: [],
};

/** The payment that is selected in the checkout, as every request sends it. Null while no method is selected. */
export function toPaymentSelection(data: CheckoutData): PaymentSelection | null {
  if (!data.paymentMethodCode) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: getPlanChoices(data),
  };
}

/** What an order is paid with; null while a method is needed and none is selected. */
export const toOrderPayment = (
  data: CheckoutData,
  totals: Pick<CheckoutTotals, 'amountDue'>,
): PaymentSelection | null => (isPaymentNeeded(totals) ? toPaymentSelection(data) : NOTHING_TO_PAY);
