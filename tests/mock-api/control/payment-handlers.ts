import { randomUUID } from 'node:crypto';
import type { HttpHandler } from 'msw';
import { z } from 'zod';
import type { Backend } from '../backend';
import { currentPayment, fail, orderOf, settle, succeed } from '../checkout/settle';
import { byId } from '../core/find';
import { found, notFound } from '../core/problem';
import { placedSince } from '../customers/basket';
import { get, person, post } from './handlers';

/** Of a payment, or of a transaction: then its current one. */
const idSchema = z.strictObject({ id: z.string(), message: z.string().optional() });
const bankSchema = z.strictObject({ id: z.string(), said: z.enum(['yes', 'no']).nullable() });
const approvalSchema = z.strictObject({ id: z.string(), url: z.url() });
const ageSchema = z.strictObject({ id: z.string(), minutes: z.number().min(0) });

/** `/__control/payments/…`: what a provider tells the backend, and what time does. */
export function paymentControlHandlers(backend: Backend): HttpHandler[] {
  const { customers } = backend;

  function find(id: string) {
    const row = customers.rows.transactions.find((one) => one.id === id || byId(one.payments, id));
    const payment = row && (byId(row.payments, id) ?? currentPayment(row));
    if (!row || !payment) throw notFound(`No existe el pago ${id}.`);
    return { row, payment };
  }

  function changed(id: string) {
    const { row, payment } = find(id);
    return { status: payment.status, order: orderOf(backend, row).status };
  }

  return [
    post('payments/confirm', idSchema, ({ id }) => {
      const { row, payment } = find(id);
      succeed(backend, row, payment);
      return changed(id);
    }),
    post('payments/reject', idSchema, ({ id, message }) => {
      fail(find(id).payment, 'failed', message ?? 'El pago fue rechazado.');
      return changed(id);
    }),
    post('payments/expire', idSchema, ({ id }) => {
      const { row, payment } = find(id);
      const now = customers.instant();
      payment.expiresUtc = now;
      // A voucher holds its order; other ways can be tried again.
      if (payment.method === 'oxxo') row.holdUtc = now;
      settle(backend, row);
      return changed(id);
    }),
    /** As with a card provider's own key: the payment is verified there, and this is what the bank told it so far. */
    post('payments/bank', bankSchema, ({ id, said }) => {
      const { payment } = find(id);
      const clientSecret =
        payment.bank?.clientSecret ?? `pi_${payment.id}_secret_${randomUUID().replaceAll('-', '')}`;
      payment.bank = { clientSecret, said };
      return { ...changed(id), client_secret: clientSecret };
    }),
    /** As with a provider that approves a payment on a page of its own, instead of in the sandbox. */
    post('payments/approval-page', approvalSchema, ({ id, url }) => {
      find(id).payment.approvalUrl = url;
      return changed(id);
    }),
    /** Asks the customer by mail whether an order goes to the right address: both links of that mail. */
    post('payments/ask-address', idSchema, ({ id }) => {
      const { row } = find(id);
      const code = randomUUID().replaceAll('-', '').slice(0, 12);
      row.addressCheck = { code, answer: null };
      const missing = orderOf(backend, row).status === 'pending_payment' ? '1' : '0';
      const path = (answer: string) => `/validate-address/${row.id}/${code}/${missing}/${answer}`;
      const to = byId(customers.rows.customers, row.customerId)?.email ?? '';
      const subject = '¿Enviamos tu pedido a esta dirección?';
      customers.mail({ to, kind: 'address-check', subject, code, path: path('si') });
      return { yes: path('si'), no: path('no') };
    }),
    post('tokenizables/age', ageSchema, ({ id, minutes }) => {
      const row = found(byId(customers.rows.tokenizables, id), `No existe la tarjeta ${id}.`);
      row.createdUtc = customers.after(-60 * minutes);
      return { creation_date: row.createdUtc };
    }),
    get('placed', (query) => {
      const { id: customerId } = person(customers, query.get('email') ?? '');
      const own = placedSince({ customers }, customerId);
      const paid = own.flatMap((row) => row.payments.filter(({ status }) => status === 'success'));
      return {
        orders: customers.rows.orders.filter((row) => row.customerId === customerId).length,
        transactions: own.length,
        charges: paid.length,
        ids: own.map(({ id }) => id),
        details: own.map(({ id, delivery, payments }) => {
          const { method, months, amount, status } = payments.at(-1) ?? {};
          const { type, courierId, storeId, isInsured } = delivery;
          return { id, method, months, amount, status, type, courierId, storeId, isInsured };
        }),
      };
    }),
    /** What a customer has in the cart, and what became of the earlier carts. Money in pesos. */
    get('purchases', (query) => {
      const { id: customerId } = person(customers, query.get('email') ?? '');
      const cart = customers.rows.carts.find((row) => row.customerId === customerId);
      const lines = (rows: readonly { productId: string; qty: number }[]) =>
        rows.map(({ productId, qty }) => ({ productId, qty }));
      const orders = placedSince({ customers }, customerId).map((row) => {
        const { method, months, amount } = currentPayment(row) ?? {};
        const { storeId, courierId } = row.delivery;
        return {
          id: row.id,
          cartId: row.cartId,
          method,
          months,
          amount,
          lines: lines(row.lines),
          street: orderOf(backend, row).address?.street ?? null,
          storeId,
          courierId,
          coupon: row.coupon?.code ?? null,
          wallet: row.walletUsed,
        };
      });
      return { cart: lines(cart?.items ?? []), orders };
    }),
  ];
}
