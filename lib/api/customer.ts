import { queryOptions } from '@tanstack/react-query';
import type { CustomerInformation, PasswordChange } from '@/lib/domain/account/forms';
import { ACCOUNT_TYPES } from '@/lib/domain/account/types';
import { browserClient } from './client/browser-client';
import type { ApiClient } from './client/client';
import { requireEntity } from './client/errors';
import { isRecord } from './client/json';
import type { JsonApiDocument, JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { serialise } from './client/serialise';
import { camelToSnake, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';
import { specEndpoints } from './endpoints/spec';

const readCode = snakeToCamel({ id: wire.text, assigned_to: wire.text });

/** Where a verification code was sent, masked. Empty without one (spec 3). */
export const readCodeFields = snakeToCamel({
  verification_code: wire.withShape(wire.field('object', readCode, readCode(null)), readCode),
});
export const readSentCode = ({ meta }: Pick<JsonApiDocument, 'meta'>) =>
  readCodeFields(meta).verificationCode;
export type SentCode = ReturnType<typeof readSentCode>;

export const readCustomerFields = snakeToCamel({
  id: wire.text,
  name: wire.text,
  last_name: wire.text,
  mother_last_name: wire.text,
  email: wire.text,
  phone: wire.text,
  rfc: wire.text,
  business_name: wire.text,
  email_verified_at: wire.dateTime,
  phone_verified_at: wire.dateTime,
  has_credit: wire.count,
  // The specification calls this field `type`. The gateway brings each answer about the customer into this form.
  customer_type: wire.text,
  // A backend without the two-step verification does not send it. Only a false asks for a code.
  authorized_device: wire.trueUnlessDenied,
  ...readCodeFields.shape,
});

/** A customer (spec 3). A time that is null has not come yet; `hasCredit` is 1 with credit. */
export type Customer = NonNullable<ReturnType<typeof toCustomer>>;

export function toCustomer(model: JsonApiModel) {
  const customer = readCustomerFields(model);
  const customerType = ACCOUNT_TYPES.find((type) => type === customer.customerType) ?? null;
  return customer.id ? { ...customer, customerType } : null;
}

export function readCustomer(document: JsonApiDocument): Customer | null {
  const [model] = wire.models(document.data);
  return model ? toCustomer(model) : null;
}

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const MOVEMENT_TEXTS = {
  concept: wire.text,
  description: wire.text,
  reason: wire.text,
  name: wire.text,
};
const MOVEMENT_AMOUNTS = { amount: wire.number, amount_with_tax: wire.number, total: wire.number };
const MOVEMENT_DATES = {
  created_utc: wire.dateTime,
  created_at: wire.dateTime,
  date: wire.dateTime,
};

/** In the order of the backend. An entry that says nothing is left out. */
const toMovements = (sent: unknown) =>
  wire
    .toList(sent)
    ?.filter(isRecord)
    .map((entry, index) => ({
      id: wire.text.parse(entry.id) || `n${index}`,
      text: wire.firstOf(entry, MOVEMENT_TEXTS),
      amount: wire.firstOf(entry, MOVEMENT_AMOUNTS),
      date: wire.firstOf(entry, MOVEMENT_DATES),
    }))
    .filter((movement) => movement.text !== null || movement.amount !== null);

export const readCreditFields = snakeToCamel({
  creditMovements: wire.withShape(wire.field('list', toMovements, []), {
    shape: { id: wire.text, ...MOVEMENT_TEXTS, ...MOVEMENT_AMOUNTS, ...MOVEMENT_DATES },
  }),
});

export type CreditMovement = ReturnType<typeof readCreditFields>['creditMovements'][number];

export async function readCurrentCustomer(client: ApiClient, signal?: AbortSignal) {
  return requireEntity(readCustomer(await client.request(specEndpoints.customerSelf, { signal })));
}

export async function readAccount(client: ApiClient, signal?: AbortSignal) {
  const document = await client.request(specEndpoints.customerSelf, { signal });
  const customer = requireEntity(readCustomer(document));
  return { customer, ...readCreditFields(wire.models(document.data)[0]) };
}

/** The customer of the session as the backend has them now, for a screen that shows them already. @throws ApiError */
export const readAuthenticatedCustomer = async (client: ApiClient, signal?: AbortSignal) =>
  requireEntity(
    readCustomer(await client.request(specEndpoints.authenticatedCustomer, { signal })),
  );

export const readSessionLifeFields = snakeToCamel({ expires_in: wire.optionalNumber });

/** Seconds that the session still lasts; null when the backend does not say it. @throws ApiError (401) when it is over */
export async function readSessionExpiry(client: ApiClient, signal?: AbortSignal) {
  const { meta } = await client.request(specEndpoints.session, { signal });
  return readSessionLifeFields(meta).expiresIn;
}

export const readEmailNoticeFields = snakeToCamel({ email_verified: wire.optionalFlag });

export async function readEmailNotice(client: ApiClient, signal?: AbortSignal) {
  const { meta } = await client.request(specEndpoints.emailNoticeUnverified, { signal });
  return readEmailNoticeFields(meta).emailVerified;
}

export async function saveCustomerInformation(
  client: ApiClient,
  { id, information }: { id: string; information: CustomerInformation },
): Promise<Customer> {
  const { accountType, names, lastName, motherLastName, phone, ...company } = information;
  const attributes = {
    name: names,
    last_name: lastName,
    mother_last_name: motherLastName,
    phone,
    // A personal account may have an RFC too, which this form does not show and must not overwrite.
    ...(accountType === 'business'
      ? { business_name: company.businessName, rfc: company.rfc }
      : {}),
  };
  const body = serialise({ type: 'customers', id, attributes });
  const { customerUpdate } = assumedAccountEndpoints;
  const saved = readCustomer(await client.request(customerUpdate, { params: { id }, body }));
  // An answer without a customer, or with only the changed fields, does not have the rest.
  return saved?.email ? saved : readCurrentCustomer(client);
}

export async function changePassword(client: ApiClient, fields: PasswordChange): Promise<void> {
  await client.request(assumedAccountEndpoints.passwordChange, { body: camelToSnake(fields) });
}

/** The current data of the customer, with the movements of their credit. Another device may have changed it, for example verified the e-mail. */
export const accountQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'self'),
    queryFn: ({ signal }) => readAccount(browserClient, signal),
    staleTime: 0,
  });
