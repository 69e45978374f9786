import { totalWithCreditAndWallet } from '@/lib/domain/cart/recompute-totals';
import { roundMoney } from '@/lib/domain/money';
import type { PaymentStatus, Transaction, TransactionPayment } from '@/lib/domain/payments/types';
import { findPaymentStatus, type OrderPaymentStatus } from '@/lib/domain/status-words';
import type { JsonApiDocument, JsonApiModel } from '../json-api';
import { toMethodName } from './method-name';
import { snakeToCamel } from './snake-to-camel';
import {
  count,
  dateTime,
  field,
  models,
  number,
  optionalFlag,
  optionalNumber,
  optionalText,
  text,
  url,
} from './wire';

const word = field<OrderPaymentStatus | null>(
  (value) => findPaymentStatus(text.parse(value)),
  null,
);

/** An unknown status counts as pending (spec 4.2). What was refunded can be paid no more than what was cancelled. */
const toPaymentStatus = (found: OrderPaymentStatus | null): PaymentStatus =>
  found === 'refunded' ? 'cancelled' : (found ?? 'pending');

const isSettled = (found: OrderPaymentStatus | null) => found === 'success' || found === 'refunded';

const readFields = snakeToCamel({
  id: text,
  transaction_id: text,
  payment_status: word,
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
  is_payable: optionalFlag,
  delivery_from: optionalText,
  delivery_to: optionalText,
});

function toTransaction(model: JsonApiModel, knownTotal: number | null): Transaction | null {
  const {
    transactionPaymentId: paymentId,
    paymentStatus: found,
    ...transaction
  } = readFields(model);
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

const readMeta = snakeToCamel({ redirectTo: optionalText });

/**
 * Null when the answer contains no transaction.
 * @param knownTotal what the caller sent to be paid, in pesos: a placed order is never an error
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
  status: word,
  amount: optionalNumber,
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
    status: toPaymentStatus(payment.status),
    methodCode,
    methodName: toMethodName(payment.methodName, methodCode),
    months: monthlyPaymentMonths || 1,
    pollAfterSeconds: payment.pollAfterSeconds || FALLBACK_POLL_SECONDS,
  };
}
