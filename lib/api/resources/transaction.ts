import { roundMoney } from '@/lib/domain/money';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  type Transaction,
  type TransactionPayment,
} from '@/lib/domain/payments/types';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { requireEntity } from '../require-entity';
import { snakeToCamel } from './snake-to-camel';
import {
  amount,
  count,
  dateTime,
  field,
  flag,
  models,
  number,
  optionalNumber,
  optionalText,
  text,
  url,
} from './wire';

/** An unknown status counts as pending (spec 4.2). */
const status = field<PaymentStatus>(
  (value) => PAYMENT_STATUSES.find((one) => one === value),
  'pending',
);

const readFields = snakeToCamel({
  id: text,
  transaction_id: text,
  payment_status: status,
  transaction_payment_id: optionalText,
  order_id: optionalText,
  order_folio: text,
  payment_method_code: text,
  total: optionalNumber,
  payment_applied: number,
  amount_due: optionalNumber,
  wallet_promotion_amount: number,
  cart_id: text,
  message: optionalText,
  is_payable: flag,
  delivery_from: optionalText,
  delivery_to: optionalText,
});

/** @throws ApiError when neither the answer nor the caller knows an amount */
function toTransaction(model: JsonApiModel, knownTotal: number | null): Transaction | null {
  const { transactionPaymentId: paymentId, ...transaction } = readFields(model);
  const { id, transactionId } = transaction;
  if (!id && !transactionId) return null;
  const { paymentApplied, amountDue: due } = transaction;
  const total =
    transaction.total ??
    (due === null ? requireEntity(knownTotal) : roundMoney(due + paymentApplied));
  const amountDue = due ?? roundMoney(total - paymentApplied);
  return { ...transaction, transactionId: transactionId || id, paymentId, total, amountDue };
}

/** A transaction with its redirect address, which is not checked yet. */
export interface TransactionAnswer {
  transaction: Transaction;
  redirectTo: string | null;
}

const readMeta = snakeToCamel({ redirectTo: optionalText });

/**
 * Null when the answer contains no transaction.
 * @param knownTotal what the caller sent to be paid, in pesos: a placed order is never an error
 * @throws ApiError without an amount
 */
export function toTransactionAnswer(
  { data, meta }: JsonApiDocument,
  knownTotal: number | null = null,
): TransactionAnswer | null {
  const [model] = models(data);
  const transaction = model ? toTransaction(model, knownTotal) : null;
  return transaction && { transaction, redirectTo: readMeta(meta).redirectTo };
}

const readPayment = snakeToCamel({
  id: text,
  transaction_id: text,
  order_id: optionalText,
  order_folio: text,
  payment_method_code: text,
  method_name: text,
  status,
  amount,
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
  const { paymentMethodCode: methodCode, monthlyPaymentMonths, ...payment } = readPayment(model);
  if (!payment.id) return null;
  return {
    ...payment,
    methodCode,
    methodName: payment.methodName || methodCode,
    months: monthlyPaymentMonths || 1,
    pollAfterSeconds: payment.pollAfterSeconds || FALLBACK_POLL_SECONDS,
  };
}
