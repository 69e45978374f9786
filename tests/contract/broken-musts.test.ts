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

/** What is done to the answers of a call, which begins like `GET /search`. */
type Damage = (call: string) => Fault;

const change =
  (edit: (body: Body) => unknown): Damage =>
  (call) =>
  (request, answer) =>
    isOf(call, request)
      ? answer().then(async (response) => {
          if (!response.ok || response.status === 204) return response;
          const body = await response.json();
          return Response.json(edit(body) ?? body, { status: response.status });
        })
      : null;

const instead =
  (make: () => Response): Damage =>
  (call) =>
  (request) =>
    isOf(call, request) ? Promise.resolve(make()) : null;

const every = (body: Body, type: string) =>
  [body.data ?? [], body.included ?? []].flat().filter((one) => one.type === type);

/** Takes attributes away from every resource of a type, or their id. */
const without = (type: string, ...names: string[]) =>
  change((body) => {
    for (const one of every(body, type))
      for (const name of names) Reflect.deleteProperty(name === 'id' ? one : one.attributes, name);
  });

const withoutMeta = (...names: string[]) =>
  change(({ meta = {} }) => {
    for (const name of names) delete meta[name];
  });

const fails = (status: number) =>
  instead(() => Response.json({ message: 'No se pudo.' }, { status }));

/** What breaks of each call, by the beginning of the line that tells it. A number of the mock's is `#`. */
const CASES: Readonly<Record<string, Readonly<Record<string, Damage>>>> = {
  'GET /search?': {
    'Search: the product is left out, `slug` is absent (products #) — GET /search': without(
      'products',
      'slug',
    ),
    'Search: the product is left out, `name` is absent': without('products', 'name'),
    'Search: it is left out, `id` is absent': without('products', 'id'),
    'Search: nothing can be found, `data` has no resource': change(({ meta }) => ({ meta })),
    'Search: nothing can be found, the call answers 500: No se pudo.': fails(500),
  },
  'GET /shop-v1/products?filter%5Bslug': {
    'Product: no product can be opened, the answer is not JSON — GET /shop-v1/products': instead(
      () => new Response('<html>Mantenimiento</html>', { status: 200 }),
    ),
    'Product: the page of the product is a 404, `filter[slug]` finds no product': change(() => ({
      data: [],
    })),
  },
  'POST /eshop/login': {
    'Login: nobody can log in, `token` is nowhere in the answer': withoutMeta('token'),
    'Login: nobody can log in, `token` has 14000 characters': change((body) => ({
      ...body,
      meta: { token: 'x'.repeat(14_000) },
    })),
    'Login: nobody can log in, the call answers 503': fails(503),
  },
  'GET /shop-v1/customers/-actions/self': {
    'Every page: nobody is logged in, `id` is absent': without('customers', 'id'),
  },
  'GET /eshop/carrito/detalle': {
    'Cart: the cart has no total and cannot be paid, `total` is absent': without(
      'carts',
      'total',
      'subtotal',
    ),
    'Cart: the lines of the cart are not shown, `items` is absent': change((body) => {
      for (const one of every(body, 'carts')) delete one.relationships?.items;
    }),
    'Product: nothing can be bought': without('cart-items', 'id'),
  },
  'GET /eshop/carrito/totales': {
    'Checkout: the order has no total and cannot be placed, `total` is absent': withoutMeta(
      'total',
      'subtotal',
    ),
  },
  'GET /eshop/checkout/payment-methods': {
    'Checkout: the method is left out, `code` is absent': without('payment-methods', 'code'),
  },
  'GET /eshop/checkout/couriers': {
    'Checkout: the courier is left out, `price_with_tax` is absent': without(
      'couriers',
      'price_with_tax',
      'total_with_tax',
    ),
  },
  'GET /eshop/checkout/pickup-stores': {
    'Checkout: the store is left out, `name` is absent': without('pickup-stores', 'name'),
  },
  'GET /shop-v1/customers/2/addresses': {
    'Addresses: nothing can be sent to the address, `id` is absent': without(
      'customer-addresses',
      'id',
    ),
  },
  'GET /eshop/carrito/agregar': {
    'Product: nothing can be put in the cart, the call answers 500': fails(500),
  },
  'POST /eshop/checkout/shipping': {
    'Checkout: no delivery can be chosen, the call answers 500': fails(500),
  },
  'POST /eshop/transactions': {
    'Checkout: the order is lost after it was placed, `transaction_id` is absent': without(
      'transactions',
      'id',
      'transaction_id',
    ),
  },
};

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ size: 150 });
});

const broken = Object.entries(CASES).flatMap(([call, cases]) =>
  Object.entries(cases).map(([line, damage]) => [line, damage(call)] as const),
);

it.each(broken)('%s is a must', async (line, fault) => {
  backend.customers.reset();
  const { losses } = makeReport(await walkMock(backend, fault));
  const musts = losses.filter(({ level }) => level === 'must').map((one) => one.line);
  const told = musts.map((one) => one.replace(/(?<=\(\w+ )\d+/, '#').slice(0, line.length));
  expect(told).toContain(line);
});
