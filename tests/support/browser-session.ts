import { toNewSession } from '@/lib/api/authentication';
import { createClient } from '@/lib/api/client/client';
import { requireEntity } from '@/lib/api/client/errors';
import { specEndpoints } from '@/lib/api/endpoints/spec';

interface Login {
  /** Origin of the shop. */
  site: string;
  username: string;
  password: string;
}

/**
 * Signs a customer in at a shop and calls it as a browser does: with its cookies, and from the shop's own pages.
 * @param send answers the browser's requests; by default over the network
 */
export async function signInAsBrowser(
  { site, username, password }: Login,
  send: (request: Request) => Promise<Response> = fetch,
) {
  const cookies = new Map<string, string>();
  let handle = '';
  const client = createClient({
    baseUrl: `${site}/api`,
    hooks: {
      headers: (): Record<string, string> => (handle ? { authorization: `Bearer ${handle}` } : {}),
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      request.headers.set('sec-fetch-site', 'same-origin');
      request.headers.set('cookie', [...cookies.values()].join('; '));
      const response = await send(request);
      for (const set of response.headers.getSetCookie()) {
        const pair = set.split(';')[0] ?? '';
        cookies.set(pair.split('=')[0] ?? '', pair);
      }
      return response;
    },
  });
  const body = { username, password, remember: true };
  const session = requireEntity(toNewSession(await client.request(specEndpoints.login, { body })));
  handle = session.accessToken;
  return { client, customer: session.customer };
}
