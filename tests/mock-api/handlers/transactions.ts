import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Backend } from '../backend';
import { LOST_ANSWER } from '../checkout/charge';
import { plansSchema } from '../checkout/paying';
import { payAgain, placeOrder } from '../checkout/place';
import { currentPayment, fail, orderOf, settle, succeed } from '../checkout/settle';
import {
  NO_TRANSACTION,
  ownPayment,
  ownTransaction,
  paymentResource,
  transactionDocument,
} from '../checkout/transactions';
import { flag, readBody } from '../core/body';
import { notFound, Problem, unprocessable } from '../core/problem';
import type { Answer, CustomerCall, CustomerHandlers } from '../core/route';
import { cartIdOf } from '../customers/basket';
import { cartOf } from '../customers/cart';
import type { PaymentRow, TransactionRow } from '../customers/rows';

const payment = {
  total: z.number('Falta el total que se mostró.').min(0),
  /** Null where nothing is left to pay. */
  payment_method_code: z.string({ error: 'Por favor, selecciona tu método de pago.' }).nullable(),
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
  shipping_type: z.enum(
    ['shipping', 'pickup'],
    'Por favor, selecciona si deseas envío o recolección para tu pedido.',
  ),
  required_billing: flag.default(false),
  invoicing_profile_id: z.string().nullish(),
  cfdi_use: z.string().optional(),
  accept_terms: z.literal(true, 'Acepta los términos y condiciones.'),
  accept_shipping_conditions: z.boolean().default(false),
});
const updateSchema = z.strictObject(payment);

function keyOf({ request }: CustomerCall): string {
  const key = request.headers.get(IDEMPOTENCY_HEADER) ?? '';
  if (/^[\w-]{8,100}$/.test(key)) return key;
  throw unprocessable('/', `Falta la cabecera ${IDEMPOTENCY_HEADER}.`);
}

/** The customer's transaction that a key has made, or paid. */
function madeWith({ customers }: Backend, { customer }: CustomerCall, key: string) {
  return customers.rows.transactions.find(
    ({ customerId, payments }) =>
      customerId === customer.id && payments.some((one) => one.key === key),
  );
}

function made(backend: Backend, row: TransactionRow, status: number): Answer {
  return { document: transactionDocument(backend, settle(backend, row)), status };
}

/** A payment with the card that loses its answer is made, and nobody hears of it. */
function firstAnswer(backend: Backend, row: TransactionRow, status: number): Answer {
  const token = currentPayment(row)?.tokenizableId;
  const card = backend.customers.rows.tokenizables.find(({ id }) => id === token);
  if (card?.lastFour !== LOST_ANSWER) return made(backend, row, status);
  return { isLost: true };
}

const confirmSchema = z.strictObject({
  provider_token: z.string({ error: 'Falta la respuesta del proveedor.' }).min(4).max(200),
});

const REFUSED = 'Tu banco no aprobó el pago. Intenta de nuevo o usa otra forma de pago.';

/** What the bank said: told by the sandbox's token, or asked of the provider, whatever the browser makes of it. */
function answerOf({ bank }: PaymentRow, token: string): 'yes' | 'no' | null {
  if (!bank) return token === 'sandbox_approved' ? 'yes' : 'no';
  const [reference] = bank.clientSecret.split('_secret_');
  if (token !== reference) throw unprocessable('/provider_token', 'Ese pago es otro.');
  return bank.said;
}

function requireOpen({ status }: PaymentRow): void {
  if (status === 'pending' || status === 'requires_action') return;
  throw new Problem(409, 'No es posible', 'Este pago ya no está abierto.', undefined, {
    code: 'payment_closed',
  });
}

const addressSchema = z.strictObject({
  code: z.string({ error: 'Falta el código.' }),
  response: z.enum(['yes', 'no'], 'La respuesta debe ser "yes" o "no".'),
});

/** States in which an address can still be changed. */
const OPEN = ['pending_payment', 'paid', 'preparing'];

export const transactionHandlers: CustomerHandlers = {
  async transactionCreate(backend, call): Promise<Answer> {
    const key = keyOf(call);
    const body = await readBody(call.request, createSchema);
    // Nothing below waits for anything: of two calls at once the second one finds the first one's order.
    const known = madeWith(backend, call, key);
    if (known) return made(backend, known, 200);
    const { customer } = call;
    const { cart_id: cartId = cartIdOf(backend, customer) } = body;
    if (cartId !== cartIdOf(backend, customer)) {
      const isOrdered = backend.customers.rows.transactions.some(
        (row) => row.customerId === customer.id && row.cartId === cartId,
      );
      const text = isOrdered
        ? 'Este carrito ya es un pedido.'
        : 'Tu carrito cambió. Revísalo de nuevo.';
      const code = isOrdered ? 'cart_already_ordered' : 'cart_changed';
      throw new Problem(
        isOrdered ? 409 : 422,
        'El carrito cambió',
        text,
        { pointer: '/cart_id' },
        { code },
      );
    }
    const { monthly_payment_option_plans: plans, required_billing, ...rest } = body;
    const cart = cartOf(backend, customer.id);
    const wanted = {
      ...rest,
      cart_id: cartId,
      plans,
      key,
      required_billing: Boolean(required_billing),
    };
    return firstAnswer(backend, placeOrder(backend, customer, cart, wanted), 201);
  },
  async transactionUpdate(backend, call): Promise<Answer> {
    const key = keyOf(call);
    const { monthly_payment_option_plans: plans, ...rest } = await readBody(
      call.request,
      updateSchema,
    );
    const row = ownTransaction(backend, call.customer, call.params.id);
    if (row.payments.some((one) => one.key === key)) return made(backend, row, 200);
    payAgain(backend, call.customer, row, { ...rest, plans, key });
    return firstAnswer(backend, row, 200);
  },
  transactionOutcome(backend, call) {
    const { customer, query } = call;
    const [key, cartId] = [query.get('idempotency_key'), query.get('cart_id')];
    const row =
      madeWith(backend, call, key ?? '') ??
      backend.customers.rows.transactions.find(
        (one) => one.customerId === customer.id && one.cartId === cartId,
      );
    if (!row) throw notFound(NO_TRANSACTION);
    return transactionDocument(backend, settle(backend, row));
  },
  /** What the customer says of an order's address, with the code of the message that asked for it. */
  async addressValidation(backend, call) {
    const { code, response } = await readBody(call.request, addressSchema);
    const row = ownTransaction(backend, call.customer, call.params.id);
    if (!row.addressCheck || row.addressCheck.code !== code) {
      throw unprocessable('/code', 'El enlace no es válido o ya se envió uno más reciente.');
    }
    if (row.addressCheck.answer !== response) {
      if (!OPEN.includes(orderOf(backend, row).status)) {
        throw new Problem(
          409,
          'No es posible',
          'Tu pedido ya salió o se canceló: su dirección ya no se puede validar.',
          undefined,
          { code: 'address_closed' },
        );
      }
      row.addressCheck.answer = response;
    }
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
      if (one.status !== 'requires_action') {
        throw unprocessable('/', 'Este pago no se aprueba aquí: lo confirma su proveedor.');
      }
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
