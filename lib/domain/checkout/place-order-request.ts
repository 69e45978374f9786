import { isShipped } from './digital-order';
import type { PaymentSelection } from './payment-selection';
import type { CheckoutData } from './state';
import type { CheckoutTotals } from './totals';

/** The payment of an existing order, as it is sent. */
export interface PayTransactionRequest extends PaymentSelection {
  /** The provider's reference to a security code that was just entered. */
  cvcToken: string | null;
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
  /** Code of the CFDI use; null without an invoice, or when it is that of the profile. */
  cfdiUse: string | null;
  acceptTerms: boolean;
  acceptShippingConditions: boolean;
}

/** An order that passed the validation of every step. */
export interface ReviewedOrder {
  payment: PaymentSelection;
  cvcToken: string | null;
  data: CheckoutData;
  totals: CheckoutTotals;
}

export function toPayTransactionRequest({
  payment,
  cvcToken,
  data,
  totals,
}: ReviewedOrder): PayTransactionRequest {
  return {
    ...payment,
    cvcToken,
    total: totals.amountDue,
    deviceSessionId: data.deviceSessionId,
    trackingId: data.trackingId,
  };
}

export function toPlaceOrderRequest(order: ReviewedOrder): PlaceOrderRequest {
  const { data, totals } = order;
  return {
    ...toPayTransactionRequest(order),
    cartId: totals.cartId,
    isShipping: isShipped(data) === true,
    billingId: data.requiredBilling ? (data.billingCustomerAddress?.id ?? null) : null,
    cfdiUse: data.requiredBilling ? data.cfdiUse : null,
    acceptTerms: data.acceptTerms,
    acceptShippingConditions: data.acceptShippingConditions,
  };
}
