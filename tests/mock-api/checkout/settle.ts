import type { Backend } from '../backend';
import { byId } from '../core/find';
import { cents, pesos } from '../core/text';
import { walletBalance } from '../customers/customers';
import { invoiceFor } from '../customers/invoicing';
import type { MovementRow, OrderRow, PaymentRow, TransactionRow } from '../customers/rows';
import { CREDIT } from './methods';

export function orderOf({ customers }: Backend, { orderId }: TransactionRow): OrderRow {
  const order = byId(customers.rows.orders, orderId);
  if (!order) throw new Error(`Transaction without its order ${orderId}`);
  return order;
}

export const currentPayment = ({ payments }: TransactionRow): PaymentRow | undefined =>
  payments.at(-1);

export const isOpen = ({ status }: PaymentRow): boolean =>
  status === 'pending' || status === 'requires_action';

export function moveWallet(
  backend: Backend,
  order: OrderRow,
  kind: MovementRow['kind'],
  amount: number,
  concept: string,
): void {
  if (amount === 0) return;
  const { customers } = backend;
  customers.add('movements', {
    customerId: order.customerId,
    kind,
    concept,
    amount,
    balance: cents(walletBalance(customers, order.customerId) + amount),
    orderId: order.id,
    createdUtc: customers.instant(),
    expiresUtc: kind === 'earned' ? customers.after(90 * 86_400) : null,
  });
}

export function tellOrder({ customers }: Backend, order: OrderRow, title: string, text: string) {
  customers.add('notifications', {
    customerId: order.customerId,
    kind: 'order',
    title,
    text,
    link: `/perfil/pedidos/${order.id}`,
    createdUtc: customers.instant(),
    readUtc: null,
  });
}

/** The money is there. Again changes nothing. */
export function succeed(backend: Backend, row: TransactionRow, payment: PaymentRow): void {
  const { customers } = backend;
  const order = orderOf(backend, row);
  if (order.paymentStatus === 'success') return;
  const now = customers.instant();
  Object.assign(payment, { status: 'success', paidUtc: payment.paidUtc ?? now, message: null });
  order.events.push({ status: 'paid', utc: now, note: '' });
  Object.assign(order, { status: 'paid', paymentStatus: 'success', paidUtc: now });
  if (payment.method === CREDIT.code) {
    const customer = byId(customers.rows.customers, order.customerId);
    if (customer) customer.creditUsed = cents(customer.creditUsed + payment.amount);
  }
  moveWallet(backend, order, 'earned', order.walletEarned, `Compra ${order.folio}`);
  const profile = byId(customers.rows.profiles, row.profileId);
  if (profile) invoiceFor(customers, order, profile, row.cfdiUse ?? profile.cfdiUse);
  tellOrder(backend, order, 'Recibimos tu pago', `Ya preparamos tu pedido ${order.folio}.`);
}

/** This payment came to nothing; the order waits for another one. */
export function fail(payment: PaymentRow, status: PaymentRow['status'], message: string): void {
  if (payment.status === 'success') return;
  Object.assign(payment, { status, message });
}

function giveBack({ catalogue, control }: Backend, { taken }: TransactionRow): void {
  for (const { productId, stores, providers } of taken) {
    const article = catalogue.byId.get(productId);
    if (!article) continue;
    const all = { ...article.stock.stores };
    for (const [id, pieces] of Object.entries(stores)) all[id] = (all[id] ?? 0) + pieces;
    control.change(productId, { stores: all, providers: article.stock.providers + providers });
  }
}

function cancel(backend: Backend, row: TransactionRow): void {
  const order = orderOf(backend, row);
  const now = backend.customers.instant();
  order.events.push({ status: 'cancelled', utc: now, note: 'El pago no llegó a tiempo.' });
  Object.assign(order, { status: 'cancelled', paymentStatus: 'failed' });
  giveBack(backend, row);
  moveWallet(backend, order, 'refunded', row.walletUsed, `Cancelación ${order.folio}`);
  const lost = row.walletUsed > 0 ? ` Regresamos ${pesos(row.walletUsed)} a tu monedero.` : '';
  tellOrder(backend, order, 'Tu pedido se canceló', `El pedido ${order.folio} no se pagó.${lost}`);
}

/** What time has done to a transaction: to be called before it is looked at. */
export function settle(backend: Backend, row: TransactionRow): TransactionRow {
  const { customers } = backend;
  if (orderOf(backend, row).status !== 'pending_payment') return row;
  const payment = currentPayment(row);
  if (payment?.expiresUtc && isOpen(payment) && customers.isPast(payment.expiresUtc)) {
    fail(payment, 'expired', 'El tiempo para pagar terminó.');
  }
  if (customers.isPast(row.holdUtc)) cancel(backend, row);
  return row;
}
