import { describe, expect, it } from 'vitest';
import { verifyEmail, verifyTwoStep } from '@/lib/api/authentication';
import { type ApiClient, createClient } from '@/lib/api/client/client';
import {
  readAuthenticatedCustomer,
  readCurrentCustomer,
  saveCustomerInformation,
} from '@/lib/api/customer';
import type { CustomerInformation } from '@/lib/domain/account/forms';
import { createSessions } from '@/lib/session/sessions';
import { openedBy, openGateway, SECRETS } from './gateway-harness';

const fields = { name: 'Ana', email: 'ana@ejemplo.mx' };
const known = { ...fields, id: '7' };
const type = 'business';
const plain = { ...fields, id: 7, type };
const resource = (more: object, kind = 'customers') => ({
  type: kind,
  id: '7',
  attributes: { ...fields, ...more },
});
const information = {} as CustomerInformation;
const code = { type: 'verification-codes', id: '1', attributes: { assigned_to: 'a****' } };

/** A customer who is signed in, and what the backend answers to each call. */
async function signedIn(answer: object): Promise<ApiClient> {
  const ask = openGateway({ fetch: async () => Response.json(answer) });
  const session = await openedBy(createSessions(SECRETS.sessionSecrets, true), 'T');
  return createClient({
    baseUrl: '',
    hooks: { headers: () => ({ ...session, 'sec-fetch-site': 'same-origin' }) },
    fetch: (url, init) => ask(String(url), init),
  });
}

const CALLS: readonly [string, (client: ApiClient) => Promise<unknown>][] = [
  ['customers self', readCurrentCustomer],
  ['the authenticated customer', readAuthenticatedCustomer],
  ['a saved customer', (client) => saveCustomerInformation(client, { id: '7', information })],
  ['a verified e-mail address', (client) => verifyEmail(client, { token: 't', id: null })],
  ['a verified device', (client) => verifyTwoStep(client, '123456')],
];

describe.each(CALLS)('the kind of account in the answer of %s', (_, call) => {
  it.each([
    ['`customer_type`', { data: resource({ customer_type: type }) }],
    ['`type` among the attributes', { data: resource({ type }) }],
    ['the type of the resource', { data: resource({}, type) }],
    ['`type` beside an empty `customer_type`', { data: resource({ customer_type: null, type }) }],
    ['a resource in a list', { data: [resource({ type })] }],
    ['a plain object', plain],
    ['a plain object in `data`', { data: plain }],
    ['`customer`', { customer: plain }],
    ['`user` in `data`', { data: { user: plain } }],
  ])('is understood as %s', async (_name, answer) =>
    expect(await call(await signedIn(answer))).toMatchObject({ ...known, customerType: type }),
  );

  it('is unknown when the answer does not say it', async () => {
    const answer = { data: resource({}) };
    expect(await call(await signedIn(answer))).toMatchObject({ ...known, customerType: null });
  });

  it('comes with the relations of the customer', async () => {
    const relationships = { verification_code: { data: { type: code.type, id: code.id } } };
    const answer = { data: { ...resource({ type }), relationships }, included: [code] };
    expect(await call(await signedIn(answer))).toMatchObject({
      customerType: 'business',
      verificationCode: { assignedTo: 'a****' },
    });
  });
});
