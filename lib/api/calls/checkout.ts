import type { PaymentSelection } from '@/lib/domain/checkout/payment-selection';
import type { MonthlyPaymentOption } from '@/lib/domain/checkout/types';
import type { ApiClient } from '../client';
import { createRead } from '../create-read';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { specEndpoints } from '../endpoints/spec';
import { toCheckoutTotals } from '../resources/checkout-totals';
import { toMonthlyGroups, toMonthlyOptions } from '../resources/monthly-option';
import { toShippingType } from './delivery-options';
import { formatPlans, toPaymentSelectionFields } from './payment-selection-fields';

interface MonthlyOptionsRequest {
  payment: Omit<PaymentSelection, 'plans'>;
  /** Of an existing order to pay. Null for the cart. */
  transactionId: string | null;
}

/**
 * The monthly options of a payment method, with a card or account when it needs one. A backend without them in their own
 * call may have them in the cart. @throws ApiError
 */
export async function readMonthlyOptions(
  client: ApiClient,
  { payment, transactionId }: MonthlyOptionsRequest,
  signal?: AbortSignal,
): Promise<MonthlyPaymentOption[]> {
  const query = {
    payment_method_code: payment.methodCode,
    tokenizable_id: payment.tokenizableId,
    transaction_id: transactionId,
  };
  const { monthlyOptions } = assumedCheckoutEndpoints;
  const document = await client.requestOrNull(monthlyOptions, { query, signal });
  const options = document && toMonthlyOptions(document);
  return (
    options ?? toMonthlyGroups(await client.request(specEndpoints.cartDetail, { query, signal }))
  );
}

interface MonthlyPaymentRequest {
  payment: PaymentSelection;
  transactionId: string | null;
}

/** Stores the chosen monthly plans on the server, which checks them. @throws ApiError */
export async function saveMonthlyPayment(
  client: ApiClient,
  { payment, transactionId }: MonthlyPaymentRequest,
): Promise<void> {
  await client.request(assumedCheckoutEndpoints.monthlyPayment, {
    body: { ...toPaymentSelectionFields(payment), transaction_id: transactionId },
  });
}

interface CheckoutTotalsRequest {
  /** Null when nothing is chosen yet. */
  payment: PaymentSelection | null;
  transactionId: string | null;
}

/** Totals of the cart or of an existing order with a payment selection. @throws ApiError */
export const readCheckoutTotals = createRead(
  specEndpoints.cartTotals,
  ({ payment, transactionId }: CheckoutTotalsRequest) => ({
    query: {
      transaction_id: transactionId,
      payment_method_code: payment?.methodCode,
      tokenizableId: payment?.tokenizableId,
      monthly_payment_option_plans: formatPlans(payment?.plans ?? []),
    },
  }),
  toCheckoutTotals,
);

export interface OrderReviewRequest extends PaymentSelection {
  /** Null for an existing order, whose delivery is decided already. */
  isShipping: boolean | null;
  trackingId: string | null;
  transactionId: string | null;
}

/** Validates the order before it is placed. @throws ApiError with all reasons why it cannot be placed */
export async function checkOrderReview(
  client: ApiClient,
  request: OrderReviewRequest,
  signal?: AbortSignal,
): Promise<void> {
  const { isShipping, transactionId } = request;
  await client.request(specEndpoints.cartValidateReview, {
    query: {
      payment_method_code: request.methodCode,
      tokenizable_id: request.tokenizableId,
      monthly_payment_option_plans: formatPlans(request.plans),
      shipping_type: isShipping === null ? undefined : toShippingType(isShipping),
      tracking_id: request.trackingId,
      transaction_id: transactionId,
    },
    signal,
  });
}
