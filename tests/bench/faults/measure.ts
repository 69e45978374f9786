import { setMediaBase } from '../../../lib/api/media-url';
import { findDocuments } from '../removed-calls/documents';
import { shopClient } from '../removed-calls/shop-client';
import { type Server, startShop } from '../servers';
import { measureCalls } from './calls';
import type { Cell } from './cell';
import { measureDocuments } from './documents';
import { startFaultProxy } from './fault-proxy';
import { FAULTS } from './faults';
import { openCustomer } from './open-customer';

const SECRET = 'secret-of-the-measured-shop-0123456789';

/** Every fault of the backend with every kind of document and every reading call of the screens. */
export async function measureFaults(
  variables: Record<string, string>,
  servers: Server[],
): Promise<Cell[]> {
  const api = variables.API_URL ?? '';
  const proxy = await startFaultProxy(api);
  try {
    setMediaBase(`${api}/`);
    const { client, known } = await openCustomer(proxy.origin);
    const calls = await measureCalls(client, known, proxy, FAULTS);
    console.log(`${calls.length} cells of calls`);
    // Pictures stay at the backend itself, so documents name them as they were built.
    const own = { API_URL: proxy.origin, MEDIA_BASE: api, REFRESH_SECRET: SECRET };
    const shop = await startShop({ ...variables, ...own });
    servers.push(shop);
    const documents = await findDocuments(api);
    const shopApi = shopClient({ site: shop.url, api, secret: SECRET });
    return [...calls, ...(await measureDocuments(shop.url, shopApi, documents, proxy, FAULTS))];
  } finally {
    await proxy.close();
  }
}
