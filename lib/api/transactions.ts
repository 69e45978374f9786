import { totalWithCreditAndWallet } from '@/lib/domain/cart/tax-and-totals';
import type {
  PayTransactionRequest,
  PlaceOrderRequest,
} from '@/lib/domain/checkout/place-order-request';
import { roundMoney } from '@/lib/domain/money';
import type { AddressCheckAnswer } from '@/lib/domain/payments/address-check';
import type { PaymentStatus } from '@/lib/domain/payments/types';
import { findPaymentStatus, type OrderPaymentStatus } from '@/lib/domain/status-words';
import type { ApiClient } from './client/client';
import { createFind } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { toShippingType } from './delivery-options';
import { assumedCheckoutEndpoints } from './endpoints/assumed-checkout';
import { IDEMPOTENCY_HEADER } from './endpoints/assumed-session';
import { toPaymentSelectionFields } from './monthly-options';
import { toMethodName } from './payment-method-names';

const word = wire.field<OrderPaymentStatus | null>(
  'text',
  (value) => findPaymentStatus(wire.text.parse(value)),
  null,
);

/** An unknown status counts as pending (spec 4.2). What was refunded can be paid no more than what was cancelled. */
const toPaymentStatus = (found: OrderPaymentStatus | null): PaymentStatus =>
  found === 'refunded' ? 'cancelled' : (found ?? 'pending');

const isSettled = (found: OrderPaymentStatus | null) => found === 'success' || found === 'refunded';

export const readTransactionFields = snakeToCamel({
  id: wire.text,
  transaction_id: wire.text,
  payment_status: word,
  transaction_payment_id: wire.optionalText,
  order_id: wire.optionalText,
  order_folio: wire.text,
  payment_method_code: wire.text,
  total: wire.optionalNumber,
  payment_applied: wire.number,
  amount_due: wire.optionalNumber,
  wallet_promotion_amount: wire.number,
  cart_id: wire.text,
  message: wire.optionalText,
  is_payable: wire.optionalFlag,
  delivery_from: wire.optionalText,
  delivery_to: wire.optionalText,
});

/** The result of a checkout (spec 3). Its days of delivery are `2026-01-31`. */
export type Transaction = NonNullable<ReturnType<typeof toTransaction>>;

function toTransaction(model: JsonApiModel, knownTotal: number | null) {
  const {
    transactionPaymentId: paymentId,
    paymentStatus: found,
    ...transaction
  } = readTransactionFields(model);
  const { id, transactionId } = transaction;
  if (!id && !transactionId) return null;
  const { paymentApplied, amountDue: due } = transaction;
  const total = transaction.total ?? (due === null ? knownTotal : roundMoney(due + paymentApplied));
  const amountDue =
    due ?? (total === null ? null : totalWithCreditAndWallet(total, 0, paymentApplied));
  // An order is payable until it is known to be paid.
  const isPayable = transaction.isPayable ?? (!isSettled(found) && amountDue !== 0);
  return {
    ...transaction,
    transactionId: transactionId || id,
    paymentId,
    methodName: toMethodName('', transaction.paymentMethodCode),
    paymentStatus: toPaymentStatus(found),
    total,
    amountDue,
    isPayable,
  };
}

/** A transaction with its redirect address, which is not checked yet. */
export interface TransactionAnswer {
  transaction: Transaction;
  redirectTo: string | null;
}

export const readTransactionMeta = snakeToCamel({ redirectTo: wire.optionalText });

/** @param knownTotal what the caller sent to be paid, in pesos: a placed order is never an error */
export function toTransactionAnswer(
  { data, meta }: JsonApiDocument,
  knownTotal: number | null = null,
): TransactionAnswer | null {
  const [model] = wire.models(data);
  const transaction = model ? toTransaction(model, knownTotal) : null;
  return transaction && { transaction, redirectTo: readTransactionMeta(meta).redirectTo };
}

export const readTransactionPaymentFields = snakeToCamel({
  id: wire.text,
  transaction_id: wire.text,
  order_id: wire.optionalText,
  order_folio: wire.text,
  payment_method_code: wire.text,
  method_name: wire.text,
  status: word,
  amount: wire.optionalNumber,
  monthly_payment_months: wire.count,
  reference: wire.optionalText,
  barcode: wire.optionalText,
  qr: wire.optionalText,
  deep_link: wire.url,
  approval_url: wire.url,
  client_secret: wire.optionalText,
  expires_utc: wire.dateTime,
  paid_utc: wire.dateTime,
  message: wire.optionalText,
  poll_after_seconds: wire.count,
});

const FALLBACK_POLL_SECONDS = 5;

/** Without an `approvalUrl` a page of this shop asks for the approval. The `clientSecret`, for the bank, is never stored, logged or put into a URL. */
export type TransactionPayment = NonNullable<ReturnType<typeof toTransactionPayment>>;

export function toTransactionPayment({ data }: JsonApiDocument) {
  const [model] = wire.models(data);
  if (!model) return null;
  const {
    paymentMethodCode: methodCode,
    monthlyPaymentMonths,
    ...payment
  } = readTransactionPaymentFields(model);
  if (!payment.id) return null;
  return {
    ...payment,
    status: toPaymentStatus(payment.status),
    methodCode,
    methodName: toMethodName(payment.methodName, methodCode),
    months: monthlyPaymentMonths || 1,
    pollAfterSeconds: payment.pollAfterSeconds || FALLBACK_POLL_SECONDS,
  };
}

/** In milliseconds. Longer than the time-out of this site's server, so that its error arrives first. */
const TRANSACTION_TIMEOUT_MS = 15_000;

const toPaymentFields = (request: PayTransactionRequest) => ({
  total: request.total,
  ...toPaymentSelectionFields(request),
  cvc_token: request.cvcToken,
  device_session_id: request.deviceSessionId,
  tracking_id: request.trackingId,
});

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

export const readTransaction = createFind(
  assumedCheckoutEndpoints.transaction,
  (id: string) => ({ params: { id } }),
  (document) => requireEntity(toTransactionAnswer(document)),
);

export const readTransactionPayment = createFind(
  assumedCheckoutEndpoints.transactionPayment,
  (id: string) => ({ params: { id } }),
  (document) => requireEntity(toTransactionPayment(document)),
);

async function readTransactionOfPayment(client: ApiClient, id: string): Promise<TransactionAnswer> {
  const { transactionId } = requireEntity(await readTransactionPayment(client, id));
  return requireEntity(await readTransaction(client, transactionId));
}

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

export async function cancelPayment(client: ApiClient, id: string): Promise<TransactionAnswer> {
  const document = await client.request(assumedCheckoutEndpoints.paymentCancel, {
    params: { id },
    body: {},
  });
  return toTransactionAnswer(document) ?? readTransactionOfPayment(client, id);
}

export const transactionQuery = (customerId: string, id: string) =>
  readQuery(customerKey(customerId, 'transaction', id), readTransaction, id, { staleTime: 0 });

export const transactionPaymentQuery = (customerId: string, id: string) =>
  readQuery(customerKey(customerId, 'transaction-payment', id), readTransactionPayment, id, {
    staleTime: 0,
  });
