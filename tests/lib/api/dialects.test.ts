import { beforeAll, expect, it } from 'vitest';
import { type ApiClient, createClient } from '@/lib/api/client/client';
import { setMediaBase } from '@/lib/api/client/media-url';
import { addToCart } from '@/lib/api/customer-cart';
import { readOrders } from '@/lib/api/order-summaries';
import { readSearch } from '@/lib/api/search';
import { enter, LAURA } from '@/tests/mock-api/customer-client';
import type { Dialect } from '@/tests/mock-api/dialects/dialect';
import { createHandlers } from '@/tests/mock-api/handlers';
import { fetchFrom, openBackend } from '@/tests/mock-api/open-backend';
import { must } from '@/tests/mock-api/test-client';
import { AVAILABLE, type Known, NO_FILTERS, READS } from '@/tests/support/reads';

const ORIGIN = 'http://mock.test';
let clients: Record<Dialect, ApiClient>;
let known: Known;

beforeAll(async () => {
  setMediaBase(`${ORIGIN}/`);
  const api = await openBackend({ size: 400 });
  const { id: customerId, answer } = await enter(api, LAURA);
  const headers = { authorization: `Bearer ${answer.meta.token.access_token}` };
  const clientOf = (dialect: Dialect) =>
    createClient({
      baseUrl: `${ORIGIN}/api`,
      hooks: { headers: () => headers },
      fetch: fetchFrom(createHandlers({ ...api.backend, dialect })),
    });
  clients = { full: clientOf('full'), minimal: clientOf('minimal'), php: clientOf('php') };
  const { products } = await readSearch(clients.full, AVAILABLE);
  const asked = { customerId, filters: NO_FILTERS, page: 1 };
  const { orders } = await readOrders(clients.full, asked);
  const { id: productId, slug } = must(products[0]);
  known = { customerId, productId, slug, orderId: must(orders[0]).id };
  await addToCart(clients.full, { productId: known.productId, qty: 1 });
});

const comparable = (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

const isSilent = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A cent of difference is no false amount: a tax that was not sent is computed from rounded amounts. */
const isSame = (said: unknown, truth: unknown) =>
  said === truth ||
  (typeof said === 'number' && typeof truth === 'number' && Math.abs(said - truth) < 0.011);

/** Values with which a screen says nothing, and a checksum of the form of an answer. */
const UNSAID: Readonly<Record<string, unknown>> = {
  stock: null,
  maxQty: null,
  pieceCount: 1,
  isDefault: false,
  isDigital: false,
  isExpired: false,
  walletUsed: 0,
};
const isUnsaid = (name: string, value: unknown) =>
  name === 'offerVersion' || isSilent(value) || (name in UNSAID && UNSAID[name] === value);

/** What is said and is not true, by its path. */
function findFalse(said: unknown, truth: unknown, path = ''): string[] {
  if (said === null) return [];
  if (typeof said !== 'object') {
    return isSame(said, truth) ? [] : [`${path}: ${said}, not ${JSON.stringify(truth)}`];
  }
  const known: object = typeof truth === 'object' && truth !== null ? truth : {};
  // Only who knows that something comes by e-mail knows that its pieces stand in no store.
  const isDigital = Reflect.get(known, 'isDigital') === true;
  return Object.entries(said).flatMap(([name, value]) =>
    isUnsaid(name, value) || (isDigital && /^stock(Stores|Providers)$/.test(name))
      ? []
      : findFalse(value, Reflect.get(known, name), `${path}.${name}`),
  );
}

it.each(Object.entries(READS))('PHP’s forms are read like the full ones: %s', async (_, read) => {
  const said = comparable(await read(clients.php, known));
  const truth = comparable(await read(clients.full, known));
  expect([...findFalse(said, truth), ...findFalse(truth, said)]).toEqual([]);
});

it.each(Object.entries(READS))('nothing false is read from few fields: %s', async (_, read) => {
  const said = comparable(await read(clients.minimal, known));
  expect(findFalse(said, comparable(await read(clients.full, known)))).toEqual([]);
});
