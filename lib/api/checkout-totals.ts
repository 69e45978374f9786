import type { PaymentSelection } from '@/lib/domain/checkout/place-order-request';
import type { CheckoutTotals } from '@/lib/domain/checkout/types';
import { findTotals, readPurchaseAmounts } from './cart-totals';
import type { ApiClient } from './client/client';
import { createRead } from './client/create-read';
import type { JsonApiDocument } from './client/json-api';
import { checkoutKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { toShippingType } from './delivery-options';
import { specEndpoints } from './endpoints/spec';
import { formatPlans } from './monthly-options';

export const readCheckoutTotalFields = snakeToCamel({
  cart_id: wire.text,
  pieces: wire.count,
  // Without it the purchase is shipped: a pickup would be shown as free.
  has_shipping: wire.trueUnlessDenied,
});

export function toCheckoutTotals(document: JsonApiDocument): CheckoutTotals {
  const found = findTotals(document);
  const { amounts, maxWalletAmount, ...read } = readPurchaseAmounts(found);
  const { pieces, ...own } = readCheckoutTotalFields(found);
  return {
    ...amounts,
    ...own,
    maxWalletAmount,
    pieces: pieces || read.count,
  };
}

interface CheckoutTotalsRequest {
  payment: PaymentSelection | null;
  transactionId: string | null;
}

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

interface OrderReviewRequest extends PaymentSelection {
  /** Null for an existing order, whose delivery is decided already. */
  isShipping: boolean | null;
  trackingId: string | null;
  transactionId: string | null;
}

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

export const checkoutTotalsKey = (customerId: string) =>
  [...checkoutKey(customerId), 'totals'] as const;

export const checkoutTotalsQuery = (
  customerId: string,
  payment: PaymentSelection | null,
  transactionId: string | null = null,
) =>
  readQuery(
    [...checkoutTotalsKey(customerId), payment, transactionId],
    readCheckoutTotals,
    { payment, transactionId },
    { staleTime: 0 },
  );
