import { describe, expect, it } from 'vitest';
import { verifyEmail, verifyTwoStep } from '@/lib/api/authentication';
import { type ApiClient, createClient } from '@/lib/api/client/client';
import {
  readAuthenticatedCustomer,
  readCurrentCustomer,
  saveCustomerInformation,
} from '@/lib/api/customer';
import type { CustomerInformation } from '@/lib/domain/account/forms';
import { logIn, openGateway } from './gateway-harness';

const fields = { name: 'Ana', email: 'ana@ejemplo.mx' };
const plain = { id: 7, ...fields, type: 'business' };
const resource = (attributes: object, type = 'customers') => ({
  type,
  id: '7',
  attributes: { ...fields, ...attributes },
});
const code = { type: 'verification-codes', id: '1', attributes: { assigned_to: 'a****' } };

/** A customer of the shop, and what the backend answers to each call after the login. */
async function signedIn(answer: object): Promise<ApiClient> {
  const ask = openGateway({
    fetch: async (url) =>
      Response.json(`${url}`.endsWith('/login') ? { token: 'T', customer: plain } : answer),
  });
  const { headers } = await logIn(ask);
  return createClient({
    baseUrl: '',
    hooks: { headers: () => ({ ...headers, 'sec-fetch-site': 'same-origin' }) },
    fetch: (url, init) => ask(String(url), init),
  });
}

const CALLS: readonly [string, (client: ApiClient) => Promise<unknown>][] = [
  ['customers self', readCurrentCustomer],
  ['the authenticated customer', readAuthenticatedCustomer],
  [
    'a saved customer',
    (client) =>
      saveCustomerInformation(client, { id: '7', information: {} as CustomerInformation }),
  ],
  ['a verified e-mail address', (client) => verifyEmail(client, { token: 't', id: null })],
  ['a verified device', (client) => verifyTwoStep(client, '123456')],
];

describe.each(CALLS)('the kind of account in the answer of %s', (_, call) => {
  it.each([
    ['`customer_type`', { data: resource({ customer_type: 'business' }) }],
    ['`type` among the attributes', { data: resource({ type: 'business' }) }],
    ['the type of the resource', { data: resource({}, 'business') }],
    [
      '`type` beside an empty `customer_type`',
      { data: resource({ customer_type: null, type: 'business' }) },
    ],
    ['a resource in a list', { data: [resource({ type: 'business' })] }],
    ['a plain object', plain],
    ['a plain object in `data`', { data: plain }],
    ['`customer`', { customer: plain }],
    ['`user` in `data`', { data: { user: plain } }],
  ])('is understood as %s', async (_name, answer) =>
    expect(await call(await signedIn(answer))).toMatchObject({
      ...fields,
      id: '7',
      customerType: 'business',
    }),
  );

  it('is unknown when the answer does not say it', async () =>
    expect(await call(await signedIn({ data: resource({}) }))).toMatchObject({
      ...fields,
      customerType: null,
    }));

  it('comes with the relations of the customer', async () => {
    const relationships = { verification_code: { data: { type: code.type, id: code.id } } };
    const answer = { data: { ...resource({ type: 'business' }), relationships }, included: [code] };
    expect(await call(await signedIn(answer))).toMatchObject({
      customerType: 'business',
      verificationCode: { assignedTo: 'a****' },
    });
  });
});
