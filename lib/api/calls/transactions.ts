import type {
  PayTransactionRequest,
  PlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import type { AddressCheckAnswer } from '@/lib/domain/payments/address-check';
import type { ApiClient } from '../client';
import { createFind } from '../create-read';
import { assumedCheckoutEndpoints } from '../endpoints/assumed-checkout';
import { IDEMPOTENCY_HEADER } from '../endpoints/assumed-session';
import { requireEntity } from '../require-entity';
import {
  type TransactionAnswer,
  toTransactionAnswer,
  toTransactionPayment,
} from '../resources/transaction';
import { toShippingType } from './delivery-options';
import { toPaymentSelectionFields } from './payment-selection-fields';

/** In milliseconds. Longer than the time-out of this site's server, so that its error arrives first. */
const TRANSACTION_TIMEOUT_MS = 15_000;

function toPaymentFields(request: PayTransactionRequest) {
  return {
    total: request.total,
    ...toPaymentSelectionFields(request),
    cvc_token: request.cvcToken,
    device_session_id: request.deviceSessionId,
    tracking_id: request.trackingId,
  };
}

const withIdempotencyKey = (key: string) => ({
  headers: { [IDEMPOTENCY_HEADER]: key },
  timeoutMs: TRANSACTION_TIMEOUT_MS,
});

/** Places the order of the cart. Repeated calls with the same key create only one order. @throws ApiError */
export async function createTransaction(
  client: ApiClient,
  { request, key }: { request: PlaceOrderRequest; key: string },
): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.transactionCreate, {
    body: {
      ...toPaymentFields(request),
      // A cart without an id is the customer's only one.
      cart_id: request.cartId || undefined,
      shipping_type: toShippingType(request.isShipping),
      required_billing: request.billingId !== null,
      invoicing_profile_id: request.billingId,
      cfdi_use: request.cfdiUse ?? undefined,
      accept_terms: request.acceptTerms,
      accept_shipping_conditions: request.acceptShippingConditions,
    },
    ...withIdempotencyKey(key),
  });
  return requireEntity(toTransactionAnswer(document, request.total));
}

/** Pays an existing order. Repeated calls with the same key pay only once. @throws ApiError */
export async function updateTransaction(
  client: ApiClient,
  {
    transactionId,
    request,
    key,
  }: { transactionId: string; request: PayTransactionRequest; key: string },
): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.transactionUpdate, {
    params: { id: transactionId },
    body: toPaymentFields(request),
    ...withIdempotencyKey(key),
  });
  return requireEntity(toTransactionAnswer(document, request.total));
}

/** The result of a call whose answer was lost. Null when there is no transaction. @throws ApiError */
export const readTransactionOutcome = createFind(
  assumedCheckoutEndpoints.transactionOutcome,
  ({ key, cartId }: { key: string; cartId: string | null }) => ({
    query: { idempotency_key: key, cart_id: cartId },
  }),
  (document) => requireEntity(toTransactionAnswer(document)),
);

/** A transaction with its redirect address. Null when it belongs to another customer. @throws ApiError */
export const readTransaction = createFind(
  assumedCheckoutEndpoints.transaction,
  (id: string) => ({ params: { id } }),
  (document) => requireEntity(toTransactionAnswer(document)),
);

/** A payment with the fields of its provider's page. Null when it belongs to another customer. @throws ApiError */
export const readTransactionPayment = createFind(
  assumedCheckoutEndpoints.transactionPayment,
  (id: string) => ({ params: { id } }),
  (document) => requireEntity(toTransactionPayment(document)),
);

/** For a change whose answer does not have the transaction. @throws ApiError */
async function readTransactionOfPayment(client: ApiClient, id: string): Promise<TransactionAnswer> {
  const { transactionId } = requireEntity(await readTransactionPayment(client, id));
  return requireEntity(await readTransaction(client, transactionId));
}

/** Confirms the verification of a card or the approval of an account. @param token from the provider @throws ApiError */
export async function confirmPayment(
  client: ApiClient,
  { id, token }: { id: string; token: string },
): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.paymentConfirm, {
    params: { id },
    body: { provider_token: token },
  });
  return toTransactionAnswer(document) ?? readTransactionOfPayment(client, id);
}

/** Sends the customer's answer about the address of an order. @param code from the mail or SMS @throws ApiError */
export async function answerAddressCheck(
  client: ApiClient,
  {
    transactionId,
    code,
    answer,
  }: { transactionId: string; code: string; answer: AddressCheckAnswer },
): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.addressValidation, {
    params: { id: transactionId },
    body: { code, response: answer },
  });
  return (
    toTransactionAnswer(document) ?? requireEntity(await readTransaction(client, transactionId))
  );
}

/** Cancels a payment when the customer returned without an approval. @throws ApiError */
export async function cancelPayment(client: ApiClient, id: string): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.paymentCancel, {
    params: { id },
    body: {},
  });
  return toTransactionAnswer(document) ?? readTransactionOfPayment(client, id);
}
