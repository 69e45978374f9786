import { afterAll, beforeAll, expect, it } from 'vitest';
import { readOrders } from '@/lib/api/order-summaries';
import { readSearch } from '@/lib/api/search';
import { createBackend } from '@/tests/mock-api/backend';
import { LAURA } from '@/tests/mock-api/customer-client';
import { serveHandlers } from '@/tests/mock-api/http-adapter';
import { type LocalServer, listenLocally } from '@/tests/support/local-server';
import { AVAILABLE, NO_FILTERS } from '@/tests/support/reads';
import { signInThroughGateway } from '@/tests/support/shop-client';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { FAULTS } from './faults';
import { readWithFaults } from './read-with-faults';

/** Without those that wait for seconds, and every third of the others; `FAULTS=1` takes all of them. */
const faults = FAULTS.filter(
  ({ isSlow }, index) => process.env.FAULTS || (!isSlow && index % 3 === 0),
);

let backend: LocalServer;
let proxy: FaultProxy;
beforeAll(async () => {
  backend = await listenLocally(serveHandlers((await createBackend({ size: 200 })).handlers));
  proxy = await startFaultProxy(backend.origin);
});
afterAll(async () => {
  await proxy.close();
  await backend.close();
});

async function openCustomer() {
  const { client, customer } = await signInThroughGateway({ apiUrl: proxy.origin, fetch }, LAURA);
  const { products } = await readSearch(client, AVAILABLE);
  const filters = { customerId: customer.id, filters: NO_FILTERS, page: 1 };
  const { orders } = await readOrders(client, filters);
  const known = {
    customerId: customer.id,
    productId: products[0]?.id ?? '',
    slug: products[0]?.slug ?? '',
    orderId: orders[0]?.id ?? '',
  };
  return { client, known };
}

it('every call of the screens lives with every fault of the backend, and comes back', async () => {
  const { client, known } = await openCustomer();
  expect(await readWithFaults(client, known, proxy, faults)).toEqual([]);
}, 600_000);
