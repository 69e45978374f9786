import { type HttpHandler, HttpResponse, http } from 'msw';
import { z } from 'zod';
import type { Backend } from '../backend';
import { isDigital } from '../catalogue/showcase';
import { notFound, Problem } from '../core/problem';
import { cents } from '../core/text';
import { walletBalance } from '../customers/customers';
import { ORDER_STATUS, stepsAfter, wayOf } from '../customers/order-resource';
import { orderOf } from '../seed/customers/orders';
import { DEMO_PASSWORD, PEOPLE } from '../seed/customers/people';
import { seedingOf } from '../seed/customers/seed';
import { faultSchema } from './control';

const amount = z.number().positive();
const priceSchema = z.strictObject({
  productId: z.coerce.string(),
  price_with_tax: amount.optional(),
  current_price_with_tax: amount.optional(),
  mwi_one_disc_percent: z.number().min(0).max(90).optional(),
  mwi_wallet_percent: z.number().min(0).max(90).optional(),
});
const stockSchema = z.strictObject({
  productId: z.coerce.string(),
  stores: z.record(z.string(), z.number().int().min(0)).default({}),
  providers: z.number().int().min(0).default(0),
});
const reviewSchema = z.strictObject({
  productId: z.coerce.string(),
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
      const article = control.change(body.productId, {
        price: body.price_with_tax,
        current: body.current_price_with_tax,
        oneDiscountPercent: body.mwi_one_disc_percent,
        walletPercent: body.mwi_wallet_percent,
      });
      return { prices: article.prices };
    }),
    post('stock', stockSchema, (body) => {
      const article = control.change(body.productId, {
        stores: body.stores,
        providers: body.providers,
      });
      return { stock: article.stock };
    }),
    post('reviews', reviewSchema, (body) => {
      if (!catalogue.byId.has(body.productId))
        throw notFound(`No existe el producto ${body.productId}.`);
      const id = `9${Date.now()}${customers.reviews.length}`;
      customers.reviews.push({
        id,
        productId: body.productId,
        customerName: body.customer_name,
        rating: body.rating,
        opinion: body.opinion,
        shortOpinion: body.short_opinion,
        createdUtc: now().toISOString(),
      });
      return { id };
    }),
    get('state', () => ({ products: catalogue.articles.length })),
    get('requests', () => ({ requests: Object.fromEntries(control.requests) })),
  ];
}

const expireSchema = z.strictObject({
  /** Everybody's when absent. */
  email: z.string().optional(),
  /** Seconds until then; at once when absent. */
  expires_in: z.number().min(0).default(0),
});
const orderSchema = z.strictObject({ id: z.string() });
const placeSchema = z.strictObject({
  email: z.string(),
  status: z.string().refine((status) => status in ORDER_STATUS),
  days_ago: z.number().min(0).default(3),
});
const walletSchema = z.strictObject({ email: z.string(), amount: z.number().positive() });
const creditSchema = z.strictObject({ email: z.string(), limit: z.number().nonnegative() });
const notifySchema = z.strictObject({
  email: z.string(),
  title: z.string(),
  text: z.string().default(''),
  link: z.string().nullable().default(null),
});

/** `/__control/…` for what is the customers': mails and codes, sessions, orders, warranties, notifications. */
export function customerControlHandlers(backend: Backend): HttpHandler[] {
  const { customers, catalogue } = backend;
  const now = () => customers.instant();

  function advance({ id }: z.output<typeof orderSchema>) {
    const order = customers.rows.orders.find((row) => row.id === id);
    const [status] = order ? stepsAfter(order.status, wayOf(catalogue, order)) : [];
    if (!order || !status) throw notFound(`No hay un siguiente estado del pedido ${id}.`);
    order.status = status;
    order.events.push({ status, utc: now(), note: '' });
    if (status === 'paid') Object.assign(order, { paymentStatus: 'success', paidUtc: now() });
    return { status };
  }

  function person(email: string) {
    const customer = customers.byEmail(email);
    if (!customer) throw notFound(`No existe ${email}.`);
    return customer;
  }

  return [
    get('mails', (query) => {
      const to = query.get('to');
      return { mails: customers.rows.mails.filter((mail) => to === null || mail.to === to) };
    }),
    get('customers', () => ({
      customers: PEOPLE.map(({ id, email, about }) => ({
        ...{ id, email, password: DEMO_PASSWORD, about },
      })),
    })),
    post('tokens/expire', expireSchema, ({ email, expires_in }) => {
      const customer = email === undefined ? undefined : person(email);
      const ended = customers.rows.tokens.filter(
        ({ customerId }) => !customer || customerId === customer.id,
      );
      for (const token of ended) token.expiresUtc = customers.after(expires_in);
      return { expired: ended.length };
    }),
    // Gives a customer an order of something that is sent, as if it had been bought.
    post('orders', placeSchema, ({ email, status, days_ago: daysAgo }) => {
      const customer = person(email);
      const seeding = seedingOf(customers.rows, catalogue, customers.now());
      const plan = { customerId: customer.id, status, daysAgo };
      const sent = seeding.bestSellers.filter((article) => !isDigital(article));
      const order = orderOf(seeding, plan, sent);
      customers.rows.orders.push(order);
      return { id: order.id, folio: order.folio };
    }),
    post('orders/advance', orderSchema, advance),
    post('wallet', walletSchema, ({ email, amount }) => {
      const customer = person(email);
      const balance = cents(walletBalance(customers, customer.id) + amount);
      customers.add('movements', {
        ...{ customerId: customer.id, kind: 'earned', concept: 'Regalo de la tienda' },
        ...{ amount, balance, orderId: null, createdUtc: now(), expiresUtc: null },
      });
      return { balance };
    }),
    // Gives a company a line of credit; in pesos.
    post('credit', creditSchema, ({ email, limit }) => {
      const customer = person(email);
      customer.creditLimit = limit;
      return { limit };
    }),
    post('notifications', notifySchema, ({ email, ...rest }) => {
      const customer = person(email);
      const { id } = customers.add('notifications', {
        ...{ customerId: customer.id, kind: 'offer', ...rest, createdUtc: now(), readUtc: null },
      });
      return { id };
    }),
  ];
}

/** Plain JSON with `ok`; what goes wrong is named. */
async function answer(work: () => unknown): Promise<Response> {
  try {
    return HttpResponse.json({ ok: true, ...((await work()) ?? {}) });
  } catch (error) {
    const status =
      error instanceof Problem ? error.status : error instanceof z.ZodError ? 422 : 500;
    return HttpResponse.json(
      { ok: false, error: error instanceof Error ? error.message : String(error) },
      { status },
    );
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
