import { isShipped } from './delivery';
import { getPlanChoices, type MonthlyPlanChoice } from './monthly-plans';
import { isPaymentNeeded } from './payment';
import type { CheckoutData, PlaceOrderAttempt } from './state';
import type { CheckoutTotals } from './types';

/** What the customer pays with. It contains references only, never a card number or security code. */
export interface PaymentSelection {
  /** Null when nothing is left to pay. */
  methodCode: string | null;
  /** Id of the card or account; null for a method without them. */
  tokenizableId: string | null;
  plans: readonly MonthlyPlanChoice[];
}

const NOTHING_TO_PAY: PaymentSelection = { methodCode: null, tokenizableId: null, plans: [] };

/** The payment that is selected in the checkout, as every request sends it. Null while no method is selected. */
export function toPaymentSelection(data: CheckoutData): PaymentSelection | null {
  if (!data.paymentMethodCode) return null;
  return {
    methodCode: data.paymentMethodCode,
    tokenizableId: data.paymentTokenizable?.id ?? null,
    plans: getPlanChoices(data),
  };
}

export const toOrderPayment = (data: CheckoutData, totals: Pick<CheckoutTotals, 'amountDue'>) =>
  isPaymentNeeded(totals) ? toPaymentSelection(data) : NOTHING_TO_PAY;

export interface ReviewedOrder {
  payment: PaymentSelection;
  /** The provider's reference to a security code that was just entered. */
  cvcToken: string | null;
  data: CheckoutData;
  totals: CheckoutTotals;
}

export type PayTransactionRequest = ReturnType<typeof toPayTransactionRequest>;

export const toPayTransactionRequest = (order: ReviewedOrder) => ({
  ...order.payment,
  cvcToken: order.cvcToken,
  /** What the customer saw. The backend refuses the order when its total is different. */
  total: order.totals.amountDue,
  deviceSessionId: order.data.deviceSessionId,
  trackingId: order.data.trackingId,
});

export type PlaceOrderRequest = ReturnType<typeof toPlaceOrderRequest>;

export function toPlaceOrderRequest(order: ReviewedOrder) {
  const { data, totals } = order;
  return {
    ...toPayTransactionRequest(order),
    cartId: totals.cartId,
    isShipping: isShipped(data) === true,
    billingId: data.requiredBilling ? (data.billingCustomerAddress?.id ?? null) : null,
    /** Null also when it is that of the profile. */
    cfdiUse: data.requiredBilling ? data.cfdiUse : null,
    acceptTerms: data.acceptTerms,
    acceptShippingConditions: data.acceptShippingConditions,
  };
}

/** While the outcome of an attempt for the same cart or transaction is unknown, its key is used again: two tabs, clicks or a retry make one order. */
export const getOrCreateAttempt = (
  known: PlaceOrderAttempt | null,
  subjectId: string,
  newKey: () => string,
): PlaceOrderAttempt => (known?.of === subjectId ? known : { key: newKey(), of: subjectId });

/**
 * What the HTTP status of a failed call (null: no answer) says about its order. 'refused': the backend did not come to it;
 * 'answered': one lookup tells whether it was placed all the same; 'unknown': it may still be on its way.
 */
export function getFailedOrderOutcome(status: number | null) {
  if (status === 401 || status === 429) return 'refused';
  const isAnswered = status !== null && status >= 400 && status < 500 && status !== 408;
  return isAnswered ? 'answered' : 'unknown';
}
