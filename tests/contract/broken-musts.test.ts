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

/** The answers of a call, which begins like `GET /search`, changed before they are sent. */
const change =
  (call: string, edit: (body: Body) => unknown): Fault =>
  (request, answer) => {
    const path = request.url.slice(`${API}/api`.length);
    if (!`${request.method} ${path}`.startsWith(call)) return null;
    return answer().then(async (response) => {
      if (!response.ok || response.status === 204) return response;
      const body = await response.json();
      return Response.json(edit(body) ?? body, { status: response.status });
    });
  };

const instead =
  (call: string, make: () => Response): Fault =>
  (request) => {
    const path = request.url.slice(`${API}/api`.length);
    return `${request.method} ${path}`.startsWith(call) ? Promise.resolve(make()) : null;
  };

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
const CASES: readonly [name: string, fault: Fault, line: RegExp][] = [
  [
    'no slug in a search',
    change(SEARCH, without('products', 'slug')),
    /^Search: the product is left out, `slug` is absent \(products \d+\) — GET \/search/,
  ],
  [
    'no name in a search',
    change(SEARCH, without('products', 'name')),
    /^Search: the product is left out, `name` is absent/,
  ],
  [
    'no id in a search',
    change(SEARCH, withoutId('products')),
    /^Search: it is left out, `id` is absent/,
  ],
  [
    'a search without a list',
    change(SEARCH, ({ meta }) => ({ meta })),
    /^Search: nothing can be found, `data` has no resource/,
  ],
  [
    'a search that fails',
    instead(SEARCH, fails(500)),
    /^Search: nothing can be found, the call answers 500: No se pudo\./,
  ],
  [
    'a page of HTML for a product',
    instead('GET /shop-v1/products?filter%5Bslug', html),
    /^Product: no product can be opened, the answer is not JSON — GET \/shop-v1\/products$/,
  ],
  [
    'a product that is not found',
    change('GET /shop-v1/products?filter%5Bslug', () => ({ data: [] })),
    /^Product: the page of the product is a 404, `filter\[slug\]` finds no product/,
  ],
  [
    'a login without a token',
    change('POST /eshop/login', withoutMeta('token')),
    /^Login: nobody can log in, `token` is nowhere in the answer/,
  ],
  [
    'a token that no cookie can hold',
    change('POST /eshop/login', (body) => ({ ...body, meta: { token: 'x'.repeat(14_000) } })),
    /^Login: nobody can log in, `token` has 14000 characters/,
  ],
  [
    'a login that fails',
    instead('POST /eshop/login', fails(503)),
    /^Login: nobody can log in, the call answers 503/,
  ],
  [
    'a customer without an id',
    change('GET /shop-v1/customers/-actions/self', withoutId('customers')),
    /^Every page: nobody is logged in, `id` is absent/,
  ],
  [
    'a cart without a total',
    change('GET /eshop/carrito/detalle', without('carts', 'total', 'subtotal')),
    /^Cart: the cart has no total and cannot be paid, `total` is absent/,
  ],
  [
    'a cart without its lines',
    change('GET /eshop/carrito/detalle', (body) => {
      for (const one of every(body, 'carts')) delete one.relationships?.items;
    }),
    /^Cart: the lines of the cart are not shown, `items` is absent/,
  ],
  [
    'lines without an id',
    change('GET /eshop/carrito/detalle', withoutId('cart-items')),
    /^Cart: nothing can be bought|^Product: nothing can be bought/,
  ],
  [
    'totals without a total',
    change('GET /eshop/carrito/totales', withoutMeta('total', 'subtotal')),
    /^Checkout: the order has no total and cannot be placed, `total` is absent/,
  ],
  [
    'methods without a code',
    change('GET /eshop/checkout/payment-methods', without('payment-methods', 'code')),
    /^Checkout: the method is left out, `code` is absent/,
  ],
  [
    'couriers without a price',
    change('GET /eshop/checkout/couriers', without('couriers', 'price_with_tax', 'total_with_tax')),
    /^Checkout: the courier is left out, `price_with_tax` is absent/,
  ],
  [
    'stores without a name',
    change('GET /eshop/checkout/pickup-stores', without('pickup-stores', 'name')),
    /^Checkout: the store is left out, `name` is absent/,
  ],
  [
    'addresses without an id',
    change('GET /shop-v1/customers/2/addresses', withoutId('customer-addresses')),
    /^Addresses: nothing can be sent to the address, `id` is absent/,
  ],
  [
    'a product that cannot be added',
    instead('GET /eshop/carrito/agregar', fails(500)),
    /^Product: nothing can be put in the cart, the call answers 500/,
  ],
  [
    'a delivery that cannot be chosen',
    instead('POST /eshop/checkout/shipping', fails(500)),
    /^Checkout: no delivery can be chosen, the call answers 500/,
  ],
  [
    'an order without an id',
    change('POST /eshop/transactions', (body) => {
      withoutId('transactions')(body);
      without('transactions', 'transaction_id')(body);
    }),
    /^Checkout: the order is lost after it was placed, `transaction_id` is absent/,
  ],
];

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ size: 150 });
});

it('breaks twenty things at least', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(20);
});

it.each(CASES)('%s is a must', async (_, fault, line) => {
  backend.customers.reset();
  const { losses } = makeReport(await walkMock(backend, fault));
  const musts = losses.filter(({ level }) => level === 'must').map((one) => one.line);
  expect(musts).toContainEqual(expect.stringMatching(line));
});
