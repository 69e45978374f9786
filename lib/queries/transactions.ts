import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { assumedCheckoutEndpoints } from '@/lib/api/endpoints/assumed-checkout';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { required } from '@/lib/api/required';
import {
  type TransactionAnswer,
  toTransactionAnswer,
  toTransactionPayment,
} from '@/lib/api/resources/transaction';
import type { OrderPlacement, Placement } from '@/lib/domain/checkout/placement';
import type { AddressAnswer } from '@/lib/domain/payments/address-check';
import { PERSONAL } from './query-client';

/** Milliseconds: longer than this site's own server waits, so that its word comes first. */
const PATIENCE = 15_000;

function paymentBody(placement: Placement) {
  return {
    total: placement.total,
    payment_method_code: placement.methodCode,
    tokenizable_id: placement.tokenizableId,
    cvc_token: placement.cvcToken,
    monthly_payment_option_plans: placement.plans.map(({ optionId, months }) => ({
      option_id: optionId,
      monthly_payment_months: months,
    })),
    device_session_id: placement.deviceSessionId,
    tracking_id: placement.trackingId,
  };
}

const keyed = (key: string) => ({ headers: { [IDEMPOTENCY_HEADER]: key }, timeoutMs: PATIENCE });

/** Makes the cart an order. The same key may be sent any number of times. @throws ApiError */
export async function createTransaction(
  placement: OrderPlacement,
  key: string,
): Promise<TransactionAnswer> {
  const document = await browserClient.request(assumedCheckoutEndpoints.transactionCreate, {
    body: {
      ...paymentBody(placement),
      cart_id: placement.cartId,
      shipping_type: placement.isShipping ? 'shipping' : 'pickup',
      required_billing: placement.billingId !== null,
      invoicing_profile_id: placement.billingId,
      accept_terms: placement.acceptTerms,
      accept_shipping_conditions: placement.acceptShippingConditions,
    },
    ...keyed(key),
  });
  return required(toTransactionAnswer(document));
}

/** Pays an existing order. The same key may be sent any number of times. @throws ApiError */
export async function updateTransaction(
  transactionId: string,
  placement: Placement,
  key: string,
): Promise<TransactionAnswer> {
  const document = await browserClient.request(assumedCheckoutEndpoints.transactionUpdate, {
    params: { id: transactionId },
    body: paymentBody(placement),
    ...keyed(key),
  });
  return required(toTransactionAnswer(document));
}

/** What became of a call whose answer was lost; null when nothing did. @throws ApiError */
export async function askOutcome(
  key: string,
  cartId: string | null,
): Promise<TransactionAnswer | null> {
  const document = await browserClient.requestOrNull(assumedCheckoutEndpoints.transactionOutcome, {
    query: { idempotency_key: key, cart_id: cartId },
  });
  return document && required(toTransactionAnswer(document));
}

/** A transaction and where it leads; null for one that is not this customer's. */
export const transaction = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [PERSONAL, customerId, 'transaction', id],
    queryFn: async ({ signal }) => {
      const endpoint = assumedCheckoutEndpoints.transaction;
      const document = await browserClient.requestOrNull(endpoint, { params: { id }, signal });
      return document && toTransactionAnswer(document);
    },
    staleTime: 0,
  });

/** A payment as its provider's page shows it; null for one that is not this customer's. */
export const transactionPayment = (customerId: string, id: string) =>
  queryOptions({
    queryKey: [PERSONAL, customerId, 'transaction-payment', id],
    queryFn: async ({ signal }) => {
      const endpoint = assumedCheckoutEndpoints.transactionPayment;
      const document = await browserClient.requestOrNull(endpoint, { params: { id }, signal });
      return document && toTransactionPayment(document);
    },
    staleTime: 0,
  });

/** Second step of a card, or approval of an account. @param token what the provider gave @throws ApiError */
export async function confirmPayment(id: string, token: string): Promise<TransactionAnswer> {
  const document = await browserClient.request(assumedCheckoutEndpoints.paymentConfirm, {
    params: { id },
    body: { provider_token: token },
  });
  return required(toTransactionAnswer(document));
}

/** What a customer says of the address of an order. @param code of the message that asked for it @throws ApiError */
export async function validateAddress(
  transactionId: string,
  code: string,
  answer: AddressAnswer,
): Promise<TransactionAnswer> {
  const document = await browserClient.request(assumedCheckoutEndpoints.addressValidation, {
    params: { id: transactionId },
    body: { code, response: answer },
  });
  return required(toTransactionAnswer(document));
}

/** The customer came back without approving. @throws ApiError */
export async function cancelPayment(id: string): Promise<TransactionAnswer> {
  const document = await browserClient.request(assumedCheckoutEndpoints.paymentCancel, {
    params: { id },
    body: {},
  });
  return required(toTransactionAnswer(document));
}
