import type { Backend } from '../backend';
import { byId, ownById } from '../core/find';
import { type Json, resourceOf, toWire } from '../core/json-api';
import { ownRows } from '../core/own';
import { found, notFound } from '../core/problem';
import type { CustomerCall } from '../core/route';
import type { Basket } from '../customers/basket';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '../customers/order-resource';
import { pricedItem, sum } from '../customers/pricing';
import type { CartRow, CustomerRow, PaymentRow, TransactionRow } from '../customers/rows';
import { basketTotals } from '../customers/totals';
import { methodOf } from './methods';
import type { Paying } from './options';
import { currentPayment, isOpen, orderOf, settle } from './settle';

export const NO_TRANSACTION = 'La transacción no existe.';

export function ownTransaction(
  backend: Backend,
  customer: CustomerRow,
  id: string | null | undefined,
): TransactionRow {
  const own = ownById(backend.customers.rows.transactions, customer.id, id);
  return settle(backend, found(own, NO_TRANSACTION));
}

export function ownPayment(backend: Backend, call: CustomerCall) {
  const rows = ownRows(backend.customers.rows.transactions, call);
  const row = rows.find(({ payments }) => byId(payments, call.params.id));
  const payment = row && byId(row.payments, call.params.id);
  if (!row || !payment) throw notFound('Ese pago no existe.');
  return { row: settle(backend, row), payment };
}

const itemOf = ({ id, productId, qty }: TransactionRow['lines'][number]) => ({
  id,
  productId,
  qty,
  perAssembly: null,
  assemblyId: null,
  groupId: null,
});

export function transactionBasket(
  { catalogue }: Pick<Backend, 'catalogue'>,
  row: TransactionRow,
): Basket {
  const lines = row.lines.flatMap((line) => {
    const article = catalogue.byId.get(line.productId);
    const item = itemOf(line);
    return article ? [pricedItem(item, article, line)] : [];
  });
  const paid = row.payments.filter(({ status }) => status === 'success');
  const { cartId, coupon, delivery, shipping, shippingDiscount, walletUsed } = row;
  return {
    cartId,
    lines,
    coupon,
    delivery,
    shipping,
    shippingDiscount,
    creditLimit: 0,
    walletWanted: walletUsed,
    walletLimit: walletUsed,
    paymentApplied: sum(paid.map(({ amount }) => amount)),
  };
}

export function transactionCart(row: TransactionRow): CartRow {
  const { customerId, lines, coupon, walletUsed, delivery } = row;
  return {
    customerId,
    items: lines.map(itemOf),
    assemblies: [],
    coupon: coupon?.code ?? null,
    walletToUse: walletUsed,
    walletVerifiedUntil: null,
    delivery,
  };
}

export function payingOf(row: TransactionRow): Paying {
  const payment = currentPayment(row);
  return { cap: methodOf(payment?.method)?.months ?? 1, plans: payment?.plans ?? {} };
}

function transactionResource(backend: Backend, row: TransactionRow) {
  const order = orderOf(backend, row);
  const payment = currentPayment(row);
  const { attributes, due } = basketTotals(transactionBasket(backend, row), payingOf(row));
  const { total, payment_applied } = attributes;
  const isPaid = order.paymentStatus === 'success';
  return resourceOf('transactions', row.id, {
    ...toWire(row, 'transaction_id=id cartId'),
    payment_status: isPaid ? 'success' : (payment?.status ?? 'pending'),
    transaction_payment_id: payment?.id ?? null,
    payment_method_code: payment?.method ?? order.method,
    ...toWire(order, 'order_id=id order_folio=folio'),
    total,
    wallet_used: row.walletUsed,
    payment_applied,
    amount_due: due,
    wallet_promotion_amount: order.walletEarned,
    is_payable: order.status === 'pending_payment',
    message: payment?.message ?? null,
    delivery_from: row.arrives?.from ?? null,
    delivery_to: row.arrives?.to ?? null,
    created_utc: row.createdUtc,
  });
}

function redirectOf(row: TransactionRow): string | null {
  const payment = currentPayment(row);
  if (!payment || !isOpen(payment)) return null;
  const page = methodOf(payment.method)?.page;
  return page ? `/pagos/${payment.id}/pago-${page}` : `/pagos/${row.id}/procesar-pago`;
}

export const transactionDocument = (backend: Backend, row: TransactionRow) => ({
  data: transactionResource(backend, row),
  meta: { redirectTo: redirectOf(row) },
});

const DEMONSTRATION =
  'Esta tienda es una demostración: la referencia no existe en ninguna caja y no se cobra nada.';

export function paymentResource(backend: Backend, row: TransactionRow, payment: PaymentRow) {
  const { method, reference, amount, bank, approvalUrl = null } = payment;
  const isPending = payment.status === 'pending';
  const waits = payment.status === 'requires_action';
  const code = { v: 1, ref: reference, mxn: amount, kind: method };
  const isScanned = isPending && (method === 'codi' || method === 'mercadopago');
  const link = `https://mercadopago.example/pagar/${reference}`;
  return resourceOf('transaction-payments', payment.id, {
    transaction_id: row.id,
    ...toWire(orderOf(backend, row), 'order_id=id order_folio=folio'),
    payment_method_code: method,
    method_name: methodOf(method)?.name ?? method,
    ...toWire(payment, 'status amount monthly_payment_months=months reference'),
    barcode: method === 'oxxo' ? reference : null,
    qr: isScanned ? JSON.stringify(code) : null,
    deep_link: isPending && method === 'mercadopago' ? link : null,
    approval_url: waits ? approvalUrl : null,
    ...(bank && { client_secret: waits ? bank.clientSecret : null }),
    ...toWire(payment, 'createdUtc expiresUtc paidUtc'),
    message: payment.message ?? (isPending && method === 'oxxo' ? DEMONSTRATION : null),
    poll_after_seconds: 3,
  });
}

function orderStatus(payment: PaymentRow): string {
  if (payment.status === 'success') return 'success';
  return isOpen(payment) ? 'pending' : 'failed';
}

/** A transaction's payments as its order lists them, those that came to nothing included. */
export const orderPayments = (row: TransactionRow): Json[] =>
  row.payments.map((payment) => {
    const { method, reference, expiresUtc } = payment;
    const status = orderStatus(payment);
    return {
      id: payment.id,
      method_code: method,
      method_text: PAYMENT_METHOD[method] ?? method,
      status,
      status_text: PAYMENT_STATUS[status] ?? payment.status,
      ...toWire(payment, 'amount monthly_payment_months=months'),
      reference: method === 'oxxo' ? reference : null,
      expires_utc: status === 'pending' ? expiresUtc : null,
      paid_utc: payment.paidUtc,
      transaction_id: row.id,
    };
  });
