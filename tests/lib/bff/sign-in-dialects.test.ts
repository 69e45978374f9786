import { expect, it } from 'vitest';
import { readCurrentCustomer } from '@/lib/api/customer';
import { DIALECTS } from '@/tests/mock-api/dialects/dialect';
import { signInAtBackend } from '@/tests/support/shop-client';

it.each(DIALECTS)('a login at a backend of the dialect %s opens a session', async (dialect) => {
  const email = 'laura@clientes.example';
  const { client, customer } = await signInAtBackend(dialect, email);
  expect(customer).toMatchObject({ email, customerType: 'personal', authorizedDevice: true });
  expect(await readCurrentCustomer(client)).toMatchObject({ email });
});
