import * as z from 'zod/mini';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Transaction,
  type TransactionPayment,
} from '@/lib/domain/payments/types';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { count, dateTime, field, flag, models, number, optionalText, text, url } from './wire';

/** An unknown status counts as pending (spec 4.2). */
const status = field<PaymentStatus>(
  (value) => PAYMENT_STATUSES.find((one) => one === value),
  'pending',
);

const wire = z.object({
  id: text,
  transaction_id: text,
  payment_status: status,
  transaction_payment_id: optionalText,
  order_id: optionalText,
  order_folio: text,
  payment_method_code: text,
  total: number,
  payment_applied: number,
  amount_due: number,
  wallet_promotion_amount: number,
  cart_id: text,
  message: optionalText,
  is_payable: flag,
  delivery_from: optionalText,
  delivery_to: optionalText,
});

function toTransaction(model: JsonApiModel): Transaction | null {
  const row = wire.parse(model);
  if (!row.id && !row.transaction_id) return null;
  return {
    id: row.id,
    transactionId: row.transaction_id || row.id,
    paymentStatus: row.payment_status,
    paymentId: row.transaction_payment_id,
    orderId: row.order_id,
    orderFolio: row.order_folio,
    paymentMethodCode: row.payment_method_code,
    total: row.total,
    paymentApplied: row.payment_applied,
    amountDue: row.amount_due,
    walletPromotionAmount: row.wallet_promotion_amount,
    cartId: row.cart_id,
    message: row.message,
    isPayable: row.is_payable,
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
  };
}

/** A transaction with its redirect address, which is not checked yet. */
export interface TransactionAnswer {
  transaction: Transaction;
  redirectTo: string | null;
}

const metaWire = z.object({ redirectTo: optionalText });

/** Null when the answer contains no transaction. */
export function toTransactionAnswer({ data, meta }: JsonApiDocument): TransactionAnswer | null {
  const [model] = models(data);
  const transaction = model ? toTransaction(model) : null;
  return transaction && { transaction, redirectTo: metaWire.parse(meta).redirectTo };
}

const paymentWire = z.object({
  id: text,
  transaction_id: text,
  order_id: optionalText,
  order_folio: text,
  payment_method_code: text,
  method_name: text,
  status,
  amount: number,
  monthly_payment_months: count,
  reference: optionalText,
  barcode: optionalText,
  qr: optionalText,
  deep_link: url,
  approval_url: url,
  client_secret: optionalText,
  expires_utc: dateTime,
  paid_utc: dateTime,
  message: optionalText,
  poll_after_seconds: count,
});

/** Poll interval in seconds when the backend does not send one. */
const FALLBACK_POLL_SECONDS = 5;

/** A payment of a transaction. Null when the answer contains none. */
export function toTransactionPayment({ data }: JsonApiDocument): TransactionPayment | null {
  const [model] = models(data);
  if (!model) return null;
  const row = paymentWire.parse(model);
  if (!row.id) return null;
  return {
    id: row.id,
    transactionId: row.transaction_id,
    orderId: row.order_id,
    orderFolio: row.order_folio,
    methodCode: row.payment_method_code,
    methodName: row.method_name || row.payment_method_code,
    status: row.status,
    amount: row.amount,
    months: row.monthly_payment_months || 1,
    reference: row.reference,
    barcode: row.barcode,
    qr: row.qr,
    deepLink: row.deep_link,
    approvalUrl: row.approval_url,
    clientSecret: row.client_secret,
    expiresUtc: row.expires_utc,
    paidUtc: row.paid_utc,
    message: row.message,
    pollAfterSeconds: row.poll_after_seconds || FALLBACK_POLL_SECONDS,
  };
}
