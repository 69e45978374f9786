import { expect, it } from 'vitest';
import { toNewSession } from '@/lib/api/authentication';
import { JSON_API_TYPE } from '@/lib/api/client/client';
import { deserialise } from '@/lib/api/client/json-api';
import { allEndpoints as endpoints } from '@/lib/api/endpoints/all';
import { createGateway } from '@/lib/bff/gateway';
import { createBackend } from '@/tests/mock-api/backend';
import { CLIENT } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { fetchFrom } from '@/tests/mock-api/open-backend';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { SECRETS, SITE } from './gateway-harness';

it.each(DIALECTS)('a login at a backend of the dialect %s opens a session', async (dialect) => {
  const { handlers } = await createBackend({ size: 60, dialect });
  const gateway = createGateway({
    ...SECRETS,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    apiUrl: 'http://mock.test',
    siteOrigin: SITE,
    endpoints,
    fetch: fetchFrom(handlers),
  });
  const response = await gateway(
    new Request(`${SITE}/api/eshop/login`, {
      method: 'POST',
      headers: { 'content-type': JSON_API_TYPE, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ username: 'laura@clientes.example', password: DEMO_PASSWORD }),
    }),
  );
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-session=./);
  const document = deserialise(await response.json());
  expect(document && toNewSession(document)).toMatchObject({
    customer: { email: 'laura@clientes.example', customerType: 'personal', authorizedDevice: true },
    accessToken: expect.any(String),
    expiresIn: expect.any(Number),
  });
});
