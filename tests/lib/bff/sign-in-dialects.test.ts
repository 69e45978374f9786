import { expect, it } from 'vitest';
import { toNewSession } from '@/lib/api/authentication';
import { deserialise } from '@/lib/api/client/json-api';
import { createBackend } from '@/tests/mock-api/backend';
import { CLIENT } from '@/tests/mock-api/customer-client';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { fetchFrom } from '@/tests/mock-api/open-backend';
import { DEMO_PASSWORD } from '@/tests/mock-api/seed/customers/people';
import { logIn, openGateway } from './gateway-harness';

it.each(DIALECTS)('a login at a backend of the dialect %s opens a session', async (dialect) => {
  const { handlers } = await createBackend({ size: 60, dialect });
  const ask = openGateway({
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    fetch: fetchFrom(handlers),
  });
  const fields = { username: 'laura@clientes.example', password: DEMO_PASSWORD };
  const { response } = await logIn(ask, fields);
  expect(response.headers.getSetCookie()[0]).toMatch(/^__Secure-session=./);
  const document = deserialise(await response.json());
  expect(document && toNewSession(document)).toMatchObject({
    customer: { email: 'laura@clientes.example', customerType: 'personal', authorizedDevice: true },
    accessToken: expect.any(String),
    expiresIn: expect.any(Number),
  });
});
