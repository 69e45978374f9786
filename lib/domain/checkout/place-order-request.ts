import { getPlanChoices, type MonthlyPlanChoice } from './monthly-plans';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';

/** The payment data that is sent. It contains references only, never a card number or security code. */
export interface PayTransactionRequest {
  methodCode: string;
  tokenizableId: string | null;
  /** The provider's reference to a security code that was just entered. */
  cvcToken: string | null;
  plans: MonthlyPlanChoice[];
  /** The total that the customer saw, in pesos. The backend refuses the order when its total is different. */
  total: number;
  deviceSessionId: string | null;
  trackingId: string | null;
}

export interface PlaceOrderRequest extends PayTransactionRequest {
  cartId: string;
  isShipping: boolean;
  /** The invoicing profile; null without an invoice. */
  billingId: string | null;
  acceptTerms: boolean;
  acceptShippingConditions: boolean;
}

type AmountDue = Pick<CheckoutTotals, 'amountDue'>;

/** @param data checkout data that passed the validation of every step */
export function toPayTransactionRequest(
  data: CheckoutData,
  { amountDue }: AmountDue,
  cvcToken: string | null,
): PayTransactionRequest {
  return {
    methodCode: data.paymentMethodCode ?? '',
    tokenizableId: data.paymentTokenizable?.id ?? null,
    cvcToken,
    plans: getPlanChoices(data),
    total: amountDue,
    deviceSessionId: data.deviceSessionId,
    trackingId: data.trackingId,
  };
}

/** @param data checkout data that passed the validation of every step */
export function toPlaceOrderRequest(
  data: CheckoutData,
  totals: AmountDue & Pick<CheckoutTotals, 'cartId'>,
  cvcToken: string | null,
): PlaceOrderRequest {
  return {
    ...toPayTransactionRequest(data, totals, cvcToken),
    cartId: totals.cartId,
    isShipping: data.isShipping === true,
    billingId: data.requiredBilling ? (data.billingCustomerAddress?.id ?? null) : null,
    acceptTerms: data.acceptTerms,
    acceptShippingConditions: data.acceptShippingConditions,
  };
}
