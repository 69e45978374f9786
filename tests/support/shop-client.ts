import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import { CLIENT } from '@/tests/mock-api/customer-client';
import type { Dialect } from '@/tests/mock-api/dialects/dialect';
import { fetchFrom, openBackend } from '@/tests/mock-api/open-backend';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { signInAsBrowser } from './browser-session';

const SITE = 'http://shop.test';

interface BackendAddress {
  apiUrl: string;
  fetch: typeof fetch;
}

/** A customer's browser in front of the shop's gateway and a backend at an address. */
export async function signInThroughGateway(address: BackendAddress, username: string) {
  const gateway = createGateway({
    sessionSecrets: ['s'.repeat(40)],
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    siteOrigin: SITE,
    endpoints,
    ...address,
  });
  return signInAsBrowser({ site: SITE, username, password: DEMO_PASSWORD }, gateway);
}

/** A customer's browser in front of the shop's gateway and a mock backend that answers in a dialect. */
export async function signInAtBackend(dialect: Dialect, username: string) {
  const { backend, control } = await openBackend({ size: 200, dialect });
  const address = { apiUrl: 'http://mock.test', fetch: fetchFrom(backend.handlers) };
  return { backend, control, ...(await signInThroughGateway(address, username)) };
}
