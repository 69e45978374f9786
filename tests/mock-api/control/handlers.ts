import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import type { Backend } from '../backend';
import { isDigital } from '../catalogue/showcase';
import { byId } from '../core/find';
import { fromWire } from '../core/json-api';
import { found, notFound, Problem } from '../core/problem';
import { cents } from '../core/text';
import { type Customers, walletBalance } from '../customers/customers';
import { ORDER_STATUS, stepsAfter, wayOf } from '../customers/order-resource';
import { orderOf } from '../seed/customers/orders';
import { DEMO_PASSWORD, PEOPLE } from '../seed/customers/people';
import { seedingOf } from '../seed/customers/seed';
import { faultSchema } from './control';

const amount = z.number().positive();
const percent = z.number().min(0).max(90).optional();
const productId = z.coerce.string();
const priceSchema = z.strictObject({
  productId,
  price_with_tax: amount.optional(),
  current_price_with_tax: amount.optional(),
  mwi_one_disc_percent: percent,
  mwi_wallet_percent: percent,
});
const pieces = z.number().int().min(0);
const stockSchema = z.strictObject({
  productId,
  stores: z.record(z.string(), pieces).default({}),
  providers: pieces.default(0),
});
const reviewSchema = z.strictObject({
  productId,
  customer_name: z.string().default('Cliente de prueba'),
  rating: z.number().int().min(1).max(5),
  opinion: z.string(),
  short_opinion: z.string().default(''),
});

/**
 * `/__control/…`: plain JSON, for tests and demos only. A fault's `match.path` looks at the path below `/api` and its
 * decoded query, so that it can spoil one product alone: `{"match":{"path":"/shop-v1/products?filter[slug]=x"}}`.
 */
export function controlHandlers({ control, catalogue, customers, now }: Backend): HttpHandler[] {
  const nothing = z.object({});
  return [
    post('reset', nothing, () => control.reset()),
    post('faults', faultSchema, (fault) => {
      control.addFault(fault);
      return { faults: control.listFaults() };
    }),
    get('faults', () => ({ faults: control.listFaults() })),
    post('faults/clear', nothing, () => control.clearFaults()),
    post('price', priceSchema, (body) => {
      const { price_with_tax: price, current_price_with_tax: current } = body;
      const { mwi_one_disc_percent: oneDiscountPercent, mwi_wallet_percent: walletPercent } = body;
      const change = { price, current, oneDiscountPercent, walletPercent };
      return { prices: control.change(body.productId, change).prices };
    }),
    post('stock', stockSchema, ({ productId, ...pieces }) => ({
      stock: control.change(productId, pieces).stock,
    })),
    post('reviews', reviewSchema, (body) => {
      found(catalogue.byId.get(body.productId), `No existe el producto ${body.productId}.`);
      const id = customers.reviewId();
      customers.reviews.push({ id, ...fromWire(body), createdUtc: now().toISOString() });
      return { id };
    }),
    get('state', () => ({ products: catalogue.articles.length })),
    get('requests', () => ({ requests: Object.fromEntries(control.requests) })),
  ];
}

const email = z.string();
const expireSchema = z.strictObject({
  /** Everybody's when absent. */
  email: email.optional(),
  /** Seconds until then; at once when absent. */
  expires_in: z.number().min(0).default(0),
});
const orderSchema = z.strictObject({ id: z.string() });
const placeSchema = z.strictObject({
  email,
  status: z.string().refine((status) => status in ORDER_STATUS),
  days_ago: z.number().min(0).default(3),
});
const walletSchema = z.strictObject({ email, amount });
const creditSchema = z.strictObject({ email, limit: z.number().nonnegative() });
const notifySchema = z.strictObject({
  email,
  title: z.string(),
  text: z.string().default(''),
  link: z.string().nullable().default(null),
});

export const person = (customers: Customers, email: string) =>
  found(customers.byEmail(email), `No existe ${email}.`);

/** `/__control/…` for what is the customers': mails and codes, sessions, orders, warranties, notifications. */
export function customerControlHandlers({ customers, catalogue }: Backend): HttpHandler[] {
  const now = () => customers.instant();
  return [
    get('mails', (query) => {
      const to = query.get('to');
      return { mails: customers.rows.mails.filter((mail) => to === null || mail.to === to) };
    }),
    get('customers', () => ({
      customers: PEOPLE.map(({ id, email, about }) => ({
        id,
        email,
        password: DEMO_PASSWORD,
        about,
      })),
    })),
    post('tokens/expire', expireSchema, ({ email, expires_in }) => {
      const { id } = email === undefined ? {} : person(customers, email);
      const ended = customers.rows.tokens.filter(({ customerId }) => !id || customerId === id);
      for (const token of ended) token.expiresUtc = customers.after(expires_in);
      return { expired: ended.length };
    }),
    // Gives a customer an order of something that is sent, as if it had been bought.
    post('orders', placeSchema, ({ email, status, days_ago: daysAgo }) => {
      const { id: customerId } = person(customers, email);
      const seeding = seedingOf(customers.rows, catalogue, customers.now());
      const sent = seeding.bestSellers.filter((article) => !isDigital(article));
      const order = orderOf(seeding, { customerId, status, daysAgo }, sent);
      customers.rows.orders.push(order);
      return { id: order.id, folio: order.folio };
    }),
    post('orders/advance', orderSchema, ({ id }) => {
      const order = byId(customers.rows.orders, id);
      const [status] = order ? stepsAfter(order.status, wayOf(catalogue, order)) : [];
      if (!order || !status) throw notFound(`No hay un siguiente estado del pedido ${id}.`);
      order.status = status;
      order.events.push({ status, utc: now(), note: '' });
      if (status === 'paid') Object.assign(order, { paymentStatus: 'success', paidUtc: now() });
      return { status };
    }),
    post('wallet', walletSchema, ({ email, amount }) => {
      const { id: customerId } = person(customers, email);
      const balance = cents(walletBalance(customers, customerId) + amount);
      customers.add('movements', {
        customerId,
        kind: 'earned',
        concept: 'Regalo de la tienda',
        amount,
        balance,
        orderId: null,
        createdUtc: now(),
        expiresUtc: null,
      });
      return { balance };
    }),
    // Gives a company a line of credit; in pesos.
    post('credit', creditSchema, ({ email, limit }) => {
      person(customers, email).creditLimit = limit;
      return { limit };
    }),
    post('notifications', notifySchema, ({ email, ...rest }) => {
      const { id: customerId } = person(customers, email);
      const { id } = customers.add('notifications', {
        customerId,
        kind: 'offer',
        ...rest,
        createdUtc: now(),
        readUtc: null,
      });
      return { id };
    }),
  ];
}

async function answer(work: () => unknown): Promise<Response> {
  try {
    return HttpResponse.json({ ok: true, ...((await work()) ?? {}) });
  } catch (error) {
    const status =
      error instanceof Problem ? error.status : error instanceof z.ZodError ? 422 : 500;
    const said = error instanceof Error ? error.message : String(error);
    return HttpResponse.json({ ok: false, error: said }, { status });
  }
}

export const post = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  work: (body: z.infer<Schema>) => unknown,
): HttpHandler =>
  http.post(`*/__control/${path}`, ({ request }) =>
    answer(async () => {
      const text = await request.text();
      return work(schema.parse(text === '' ? {} : JSON.parse(text)));
    }),
  );

export const get = (path: string, work: (query: URLSearchParams) => unknown): HttpHandler =>
  http.get(`*/__control/${path}`, ({ request }) =>
    answer(() => work(new URL(request.url).searchParams)),
  );
