import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Backend } from '../backend';
import { LOST_ANSWER } from '../checkout/charge';
import { plansSchema } from '../checkout/paying';
import { payAgain, placeOrder } from '../checkout/place';
import { CHOOSE_DELIVERY } from '../checkout/refusals';
import { currentPayment, fail, isOpen, orderOf, settle, succeed } from '../checkout/settle';
import {
  NO_TRANSACTION,
  ownPayment,
  ownTransaction,
  paymentResource,
  transactionDocument,
} from '../checkout/transactions';
import { flag, readBody, said } from '../core/body';
import { byId } from '../core/find';
import { ownRows } from '../core/own';
import { conflict, demand, found, Problem, unprocessable } from '../core/problem';
import type { Answer, CustomerCall, CustomerHandlers } from '../core/route';
import { cartIdOf } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { PaymentRow, TransactionRow } from '../customers/rows';

const payment = {
  total: z.number('Falta el total que se mostró.').min(0),
  /** Null where nothing is left to pay. */
  payment_method_code: said('Por favor, selecciona tu método de pago.').nullable(),
  tokenizable_id: z.string().nullish(),
  cvc_token: z.string().nullish(),
  monthly_payment_option_plans: plansSchema,
  device_session_id: z.string().max(200).nullish(),
  tracking_id: z.uuid('El identificador de rastreo no es válido.').nullish(),
};
const createSchema = z.strictObject({
  // A backend that does not name its carts orders the one that the customer has.
  cart_id: z.string().optional(),
  ...payment,
  shipping_type: z.enum(['shipping', 'pickup'], CHOOSE_DELIVERY),
  required_billing: flag.default(false),
  invoicing_profile_id: z.string().nullish(),
  cfdi_use: z.string().optional(),
  accept_terms: z.literal(true, 'Acepta los términos y condiciones.'),
  accept_shipping_conditions: z.boolean().default(false),
});
const updateSchema = z.strictObject(payment);

function keyOf({ request }: CustomerCall): string {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  demand(/^[\w-]{8,100}$/.test(key), '/', `Falta la cabecera ${IDEMPOTENCY_HEADER}.`);
  return key;
}

const madeWith = (rows: readonly TransactionRow[], key: string | null) =>
  rows.find(({ payments }) => payments.some((one) => one.key === key));

const made = (backend: Backend, row: TransactionRow, status = 200): Answer => ({
  document: transactionDocument(backend, settle(backend, row)),
  status,
});

/** A payment with the card that loses its answer is made, and nobody hears of it. */
function firstAnswer(backend: Backend, row: TransactionRow, status: number): Answer {
  const card = byId(backend.customers.rows.tokenizables, currentPayment(row)?.tokenizableId);
  return card?.lastFour === LOST_ANSWER ? { isLost: true } : made(backend, row, status);
}

const confirmSchema = z.strictObject({
  provider_token: said('Falta la respuesta del proveedor.').min(4).max(200),
});

const REFUSED = 'Tu banco no aprobó el pago. Intenta de nuevo o usa otra forma de pago.';

/** What the bank said: told by the sandbox's token, or asked of the provider, whatever the browser makes of it. */
function answerOf({ bank }: PaymentRow, token: string): 'yes' | 'no' | null {
  if (!bank) return token === 'sandbox_approved' ? 'yes' : 'no';
  const [reference] = bank.clientSecret.split('_secret_');
  demand(token === reference, '/provider_token', 'Ese pago es otro.');
  return bank.said;
}

function requireOpen(payment: PaymentRow): void {
  if (!isOpen(payment)) throw conflict('payment_closed', 'Este pago ya no está abierto.');
}

const addressSchema = z.strictObject({
  code: said('Falta el código.'),
  response: z.enum(['yes', 'no'], 'La respuesta debe ser "yes" o "no".'),
});

const OPEN = ['pending_payment', 'paid', 'preparing'];

export const transactionHandlers: CustomerHandlers = {
  async transactionCreate(backend, call): Promise<Answer> {
    const key = keyOf(call);
    const body = await readBody(call.request, createSchema);
    const own = ownRows(backend.customers.rows.transactions, call);
    // Nothing below waits for anything: of two calls at once the second one finds the first one's order.
    const known = madeWith(own, key);
    if (known) return made(backend, known);
    const { customer } = call;
    const { cart_id = cartIdOf(backend, customer) } = body;
    if (cart_id !== cartIdOf(backend, customer)) {
      const isOrdered = own.some((row) => row.cartId === cart_id);
      const [status, code, text] = isOrdered
        ? [409, 'cart_already_ordered', 'Este carrito ya es un pedido.']
        : [422, 'cart_changed', 'Tu carrito cambió. Revísalo de nuevo.'];
      throw new Problem(status, 'El carrito cambió', text, { pointer: '/cart_id' }, { code });
    }
    const row = placeOrder(backend, customer, cartOf(backend, customer.id), { ...body, key });
    return firstAnswer(backend, row, 201);
  },
  async transactionUpdate(backend, call): Promise<Answer> {
    const key = keyOf(call);
    const body = await readBody(call.request, updateSchema);
    const row = ownTransaction(backend, call.customer, call.params.id);
    if (madeWith([row], key)) return made(backend, row);
    payAgain(backend, call.customer, row, { ...body, key });
    return firstAnswer(backend, row, 200);
  },
  transactionOutcome(backend, call) {
    const own = ownRows(backend.customers.rows.transactions, call);
    const cart = own.find(({ cartId }) => cartId === call.query.get('cart_id'));
    const row = madeWith(own, call.query.get('idempotency_key')) ?? cart;
    return made(backend, found(row, NO_TRANSACTION));
  },
  /** What the customer says of an order's address, with the code of the message that asked for it. */
  async addressValidation(backend, call) {
    const { code, response } = await readBody(call.request, addressSchema);
    const row = ownTransaction(backend, call.customer, call.params.id);
    const { addressCheck: check } = row;
    if (check?.code !== code)
      throw unprocessable('/code', 'El enlace no es válido o ya se envió uno más reciente.');
    if (check.answer !== response && !OPEN.includes(orderOf(backend, row).status)) {
      const text = 'Tu pedido ya salió o se canceló: su dirección ya no se puede validar.';
      throw conflict('address_closed', text);
    }
    check.answer = response;
    return transactionDocument(backend, row);
  },
  transaction: (backend, { customer, params }) =>
    transactionDocument(backend, ownTransaction(backend, customer, params.id)),
  transactionPayment: (backend, call) => {
    const { row, payment: one } = ownPayment(backend, call);
    return { data: paymentResource(backend, row, one) };
  },
  /** What the provider's second step or approval came to: `sandbox_…` says which. Again changes nothing. */
  async paymentConfirm(backend, call) {
    const { provider_token } = await readBody(call.request, confirmSchema);
    const { row, payment: one } = ownPayment(backend, call);
    if (one.status !== 'success') {
      requireOpen(one);
      const waits = one.status === 'requires_action';
      demand(waits, '/', 'Este pago no se aprueba aquí: lo confirma su proveedor.');
      const said = answerOf(one, provider_token);
      if (said === 'yes') succeed(backend, row, one);
      if (said === 'no') fail(one, 'failed', REFUSED);
    }
    return transactionDocument(backend, row);
  },
  paymentCancel(backend, call) {
    const { row, payment: one } = ownPayment(backend, call);
    if (one.status !== 'cancelled') {
      requireOpen(one);
      fail(one, 'cancelled', 'Cancelaste el pago.');
    }
    return transactionDocument(backend, row);
  },
};
