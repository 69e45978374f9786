import type { Backend } from '../backend';
import type { Json, Resource } from '../core/json-api';
import { toWire } from '../core/wire';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '../customers/order-states';
import type { PaymentRow, TransactionRow } from '../customers/rows';
import { methodOf } from './methods';
import { orderOf } from './settle';

const DEMONSTRATION =
  'Esta tienda es una demostración: la referencia no existe en ninguna caja y no se cobra nada.';

/** A payment: a voucher, a code to scan, a charge. */
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
