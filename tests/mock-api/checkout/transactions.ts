import type { Backend } from '../backend';
import type { Json, Resource } from '../core/json-api';
import { notFound } from '../core/problem';
import type { CustomerCall } from '../core/route';
import { toWire } from '../core/wire';
import type { Basket } from '../customers/basket';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '../customers/order-resource';
import { pricedItem, sum } from '../customers/pricing';
import type { CartRow, CustomerRow, PaymentRow, TransactionRow } from '../customers/rows';
import { basketTotals } from '../customers/totals';
import { methodOf } from './methods';
import type { Paying } from './options';
import { currentPayment, orderOf, settle } from './settle';

export const NO_TRANSACTION = 'La transacción no existe.';

export function ownTransaction(
  backend: Backend,
  customer: CustomerRow,
  id: string | null | undefined,
): TransactionRow {
  const row = backend.customers.rows.transactions.find(
    (one) => one.id === id && one.customerId === customer.id,
  );
  if (!row) throw notFound(NO_TRANSACTION);
  return settle(backend, row);
}

export function ownPayment(backend: Backend, { customer, params }: CustomerCall) {
  const row = backend.customers.rows.transactions.find(
    ({ customerId, payments }) =>
      customerId === customer.id && payments.some(({ id }) => id === params.id),
  );
  const payment = row?.payments.find(({ id }) => id === params.id);
  if (!row || !payment) throw notFound('Ese pago no existe.');
  return { row: settle(backend, row), payment };
}

const itemOf = ({ id, productId, qty }: TransactionRow['lines'][number]) => ({
  ...{ id, productId, qty, perAssembly: null, assemblyId: null, groupId: null },
});

/** Lines at the prices at which they were ordered. */
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
  return {
    cartId: row.cartId,
    lines,
    coupon: row.coupon,
    delivery: row.delivery,
    shipping: row.shipping,
    shippingDiscount: row.shippingDiscount,
    walletWanted: row.walletUsed,
    walletLimit: row.walletUsed,
    creditLimit: 0,
    paymentApplied: sum(paid.map(({ amount }) => amount)),
  };
}

/** The order as a cart, for the screens that show one. */
export function transactionCart(row: TransactionRow): CartRow {
  return {
    customerId: row.customerId,
    items: row.lines.map(itemOf),
    assemblies: [],
    coupon: row.coupon?.code ?? null,
    walletToUse: row.walletUsed,
    walletVerifiedUntil: null,
    delivery: row.delivery,
  };
}

export function payingOf(row: TransactionRow): Paying {
  const payment = currentPayment(row);
  return { cap: methodOf(payment?.method)?.months ?? 1, plans: payment?.plans ?? {} };
}

function statusOf(backend: Backend, row: TransactionRow): string {
  const order = orderOf(backend, row);
  if (order.paymentStatus === 'success') return 'success';
  return currentPayment(row)?.status ?? 'pending';
}

export function transactionResource(backend: Backend, row: TransactionRow): Resource {
  const order = orderOf(backend, row);
  const payment = currentPayment(row);
  const { attributes, due } = basketTotals(transactionBasket(backend, row), payingOf(row));
  return {
    type: 'transactions',
    id: row.id,
    attributes: {
      transaction_id: row.id,
      cart_id: row.cartId,
      payment_status: statusOf(backend, row),
      transaction_payment_id: payment?.id ?? null,
      payment_method_code: payment?.method ?? order.method,
      order_id: order.id,
      order_folio: order.folio,
      total: attributes.total,
      wallet_used: row.walletUsed,
      payment_applied: attributes.payment_applied,
      amount_due: due,
      wallet_promotion_amount: order.walletEarned,
      is_payable: order.status === 'pending_payment',
      message: payment?.message ?? null,
      delivery_from: row.arrives?.from ?? null,
      delivery_to: row.arrives?.to ?? null,
      created_utc: row.createdUtc,
    },
  };
}

/** Where the customer goes on: the provider's page, or the one that waits for a card's second step. */
export function redirectOf(row: TransactionRow): string | null {
  const payment = currentPayment(row);
  if (payment?.status !== 'pending' && payment?.status !== 'requires_action') return null;
  const page = methodOf(payment.method)?.page;
  return page ? `/pagos/${payment.id}/pago-${page}` : `/pagos/${row.id}/procesar-pago`;
}

export const transactionDocument = (backend: Backend, row: TransactionRow) => ({
  data: transactionResource(backend, row),
  meta: { redirectTo: redirectOf(row) },
});

const DEMONSTRATION =
  'Esta tienda es una demostración: la referencia no existe en ninguna caja y no se cobra nada.';

export function paymentResource(
  backend: Backend,
  row: TransactionRow,
  payment: PaymentRow,
): Resource {
  const order = orderOf(backend, row);
  const isOpen = payment.status === 'pending';
  const { method, reference } = payment;
  return {
    type: 'transaction-payments',
    id: payment.id,
    attributes: {
      transaction_id: row.id,
      order_id: order.id,
      order_folio: order.folio,
      payment_method_code: method,
      method_name: methodOf(method)?.name ?? method,
      status: payment.status,
      amount: payment.amount,
      monthly_payment_months: payment.months,
      reference,
      barcode: method === 'oxxo' ? reference : null,
      qr:
        isOpen && (method === 'codi' || method === 'mercadopago')
          ? JSON.stringify({ v: 1, ref: reference, mxn: payment.amount, kind: method })
          : null,
      deep_link:
        isOpen && method === 'mercadopago'
          ? `https://mercadopago.example/pagar/${reference}`
          : null,
      approval_url: isVerified(payment) ? null : (payment.approvalUrl ?? null),
      ...(payment.bank && {
        client_secret: isVerified(payment) ? null : payment.bank.clientSecret,
      }),
      ...toWire(payment, 'createdUtc expiresUtc paidUtc'),
      message: payment.message ?? (isOpen && method === 'oxxo' ? DEMONSTRATION : null),
      poll_after_seconds: 3,
    },
  };
}

const isVerified = ({ status }: PaymentRow): boolean => status !== 'requires_action';

/** A transaction's payments as its order lists them, those that came to nothing included. */
export const orderPayments = (row: TransactionRow): Json[] =>
  row.payments.map((payment) => ({
    id: payment.id,
    method_code: payment.method,
    method_text: PAYMENT_METHOD[payment.method] ?? payment.method,
    status: orderStatus(payment),
    status_text: PAYMENT_STATUS[orderStatus(payment)] ?? payment.status,
    amount: payment.amount,
    monthly_payment_months: payment.months,
    reference: payment.method === 'oxxo' ? payment.reference : null,
    expires_utc: orderStatus(payment) === 'pending' ? payment.expiresUtc : null,
    paid_utc: payment.paidUtc,
    transaction_id: row.id,
  }));

const orderStatus = ({ status }: PaymentRow): string =>
  status === 'success'
    ? 'success'
    : ['pending', 'requires_action'].includes(status)
      ? 'pending'
      : 'failed';
