import { getResponse } from 'msw';
import { createClient } from '@/lib/api/client';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { toNewSession } from '@/lib/api/resources/customer';
import { createGateway } from '@/lib/bff/gateway';
import { createBackend } from '@/tests/mock-api/backend';
import { CLIENT } from '@/tests/mock-api/customer-client';
import type { Dialect } from '@/tests/mock-api/dialects/dialect';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { must } from '@/tests/mock-api/test-client';

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
  let [handle, cookie] = ['', ''];
  const client = createClient({
    baseUrl: `${SITE}/api`,
    hooks: {
      headers: (): Record<string, string> => (handle ? { authorization: `Bearer ${handle}` } : {}),
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('sec-fetch-site', 'same-origin');
      request.headers.set('cookie', cookie);
      const response = await gateway(request);
      const [set] = response.headers.getSetCookie();
      if (set) cookie = set.split(';')[0] ?? '';
      return response;
    },
  });
  const body = { username, password: DEMO_PASSWORD, remember: true };
  const session = must(toNewSession(await client.request(specEndpoints.login, { body })));
  handle = session.accessToken;
  return { client, customer: session.customer };
}

/** A customer's browser in front of the shop's gateway and a mock backend that answers in a dialect. */
export async function signInAtBackend(dialect: Dialect, username: string) {
  const backend = await createBackend({ size: 200, dialect });
  const answer: typeof fetch = async (input, init) =>
    (await getResponse(backend.handlers, new Request(input, init))) ?? Response.error();
  const address = { apiUrl: 'http://mock.test', fetch: answer };
  return { backend, ...(await signInThroughGateway(address, username)) };
}
