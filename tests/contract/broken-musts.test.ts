import { beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend } from '../mock-api/backend';
import type { Resource } from '../mock-api/core/json-api';
import { API, type Fault, walkMock } from './in-process';
import { makeReport } from './report';

interface Body {
  data?: Resource | Resource[];
  included?: Resource[];
  meta?: Record<string, unknown>;
}

const isOf = (call: string, { method, url }: Request) =>
  `${method} ${url.slice(`${API}/api`.length)}`.startsWith(call);

/** The answers of a call, which begins like `GET /search`, changed before they are sent. */
const change =
  (call: string, edit: (body: Body) => unknown): Fault =>
  (request, answer) =>
    isOf(call, request)
      ? answer().then(async (response) => {
          if (!response.ok || response.status === 204) return response;
          const body = await response.json();
          return Response.json(edit(body) ?? body, { status: response.status });
        })
      : null;

const instead =
  (call: string, make: () => Response): Fault =>
  (request) =>
    isOf(call, request) ? Promise.resolve(make()) : null;

const every = (body: Body, type: string) =>
  [body.data ?? [], body.included ?? []].flat().filter((one) => one.type === type);

/** Takes attributes away from every resource of a type. */
const without =
  (type: string, ...names: string[]) =>
  (body: Body) => {
    for (const one of every(body, type)) for (const name of names) delete one.attributes[name];
  };

const withoutId = (type: string) => (body: Body) => {
  for (const one of every(body, type)) delete (one as { id?: string }).id;
};

const withoutMeta =
  (...names: string[]) =>
  (body: Body) => {
    for (const name of names) delete body.meta?.[name];
  };

const fails = (status: number) => () => Response.json({ message: 'No se pudo.' }, { status });
const html = () => new Response('<html>Mantenimiento</html>', { status: 200 });

const SEARCH = 'GET /search?';
const LOGIN = 'POST /eshop/login';
const CART = 'GET /eshop/carrito/detalle';
const CHECKOUT = 'GET /eshop/checkout';
const PRODUCT = 'GET /shop-v1/products?filter%5Bslug';

/** What breaks, by the beginning of the line that tells it. A number of the mock's is `#`. */
const CASES: Readonly<Record<string, Fault>> = {
  'Search: the product is left out, `slug` is absent (products #) — GET /search': change(
    SEARCH,
    without('products', 'slug'),
  ),
  'Search: the product is left out, `name` is absent': change(SEARCH, without('products', 'name')),
  'Search: it is left out, `id` is absent': change(SEARCH, withoutId('products')),
  'Search: nothing can be found, `data` has no resource': change(SEARCH, ({ meta }) => ({ meta })),
  'Search: nothing can be found, the call answers 500: No se pudo.': instead(SEARCH, fails(500)),
  'Product: no product can be opened, the answer is not JSON — GET /shop-v1/products': instead(
    PRODUCT,
    html,
  ),
  'Product: the page of the product is a 404, `filter[slug]` finds no product': change(
    PRODUCT,
    () => ({ data: [] }),
  ),
  'Login: nobody can log in, `token` is nowhere in the answer': change(LOGIN, withoutMeta('token')),
  'Login: nobody can log in, `token` has 14000 characters': change(LOGIN, (body) => ({
    ...body,
    meta: { token: 'x'.repeat(14_000) },
  })),
  'Login: nobody can log in, the call answers 503': instead(LOGIN, fails(503)),
  'Every page: nobody is logged in, `id` is absent': change(
    'GET /shop-v1/customers/-actions/self',
    withoutId('customers'),
  ),
  'Cart: the cart has no total and cannot be paid, `total` is absent': change(
    CART,
    without('carts', 'total', 'subtotal'),
  ),
  'Cart: the lines of the cart are not shown, `items` is absent': change(CART, (body) => {
    for (const one of every(body, 'carts')) delete one.relationships?.items;
  }),
  'Product: nothing can be bought': change(CART, withoutId('cart-items')),
  'Checkout: the order has no total and cannot be placed, `total` is absent': change(
    'GET /eshop/carrito/totales',
    withoutMeta('total', 'subtotal'),
  ),
  'Checkout: the method is left out, `code` is absent': change(
    `${CHECKOUT}/payment-methods`,
    without('payment-methods', 'code'),
  ),
  'Checkout: the courier is left out, `price_with_tax` is absent': change(
    `${CHECKOUT}/couriers`,
    without('couriers', 'price_with_tax', 'total_with_tax'),
  ),
  'Checkout: the store is left out, `name` is absent': change(
    `${CHECKOUT}/pickup-stores`,
    without('pickup-stores', 'name'),
  ),
  'Addresses: nothing can be sent to the address, `id` is absent': change(
    'GET /shop-v1/customers/2/addresses',
    withoutId('customer-addresses'),
  ),
  'Product: nothing can be put in the cart, the call answers 500': instead(
    'GET /eshop/carrito/agregar',
    fails(500),
  ),
  'Checkout: no delivery can be chosen, the call answers 500': instead(
    'POST /eshop/checkout/shipping',
    fails(500),
  ),
  'Checkout: the order is lost after it was placed, `transaction_id` is absent': change(
    'POST /eshop/transactions',
    (body) => {
      withoutId('transactions')(body);
      without('transactions', 'transaction_id')(body);
    },
  ),
};

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ size: 150 });
});

it.each(Object.entries(CASES))('%s is a must', async (line, fault) => {
  backend.customers.reset();
  const { losses } = makeReport(await walkMock(backend, fault));
  const musts = losses.filter(({ level }) => level === 'must').map((one) => one.line);
  const told = musts.map((one) => one.replace(/(?<=\(\w+ )\d+/, '#').slice(0, line.length));
  expect(told).toContain(line);
});
