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
import {
  count,
  dateTime,
  field,
  firstOf,
  models,
  number,
  optionalFlag,
  optionalNumber,
  text,
  toList,
  trueUnlessDenied,
  withShape,
} from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';
import { specEndpoints } from './endpoints/spec';

const readCode = snakeToCamel({ id: text, assigned_to: text });

/** Where a verification code was sent, masked. Empty without one (spec 3). */
export const readCodeFields = snakeToCamel({
  verification_code: withShape(field('object', readCode, readCode(null)), readCode),
});
export const readSentCode = ({ meta }: Pick<JsonApiDocument, 'meta'>) =>
  readCodeFields(meta).verificationCode;
export type SentCode = ReturnType<typeof readSentCode>;

export const readCustomerFields = snakeToCamel({
  id: text,
  name: text,
  last_name: text,
  mother_last_name: text,
  email: text,
  phone: text,
  rfc: text,
  business_name: text,
  email_verified_at: dateTime,
  phone_verified_at: dateTime,
  has_credit: count,
  // The specification calls this field `type`. The gateway brings each answer about the customer into this form.
  customer_type: text,
  // A backend without the two-step verification does not send it. Only a false asks for a code.
  authorized_device: trueUnlessDenied,
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
  const [model] = models(document.data);
  return model ? toCustomer(model) : null;
}

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const MOVEMENT_TEXTS = { concept: text, description: text, reason: text, name: text };
const MOVEMENT_AMOUNTS = { amount: number, amount_with_tax: number, total: number };
const MOVEMENT_DATES = { created_utc: dateTime, created_at: dateTime, date: dateTime };

/** In the order of the backend. An entry that says nothing is left out. */
const toMovements = (sent: unknown) =>
  toList(sent)
    ?.filter(isRecord)
    .map((entry, index) => ({
      id: text.parse(entry.id) || `n${index}`,
      text: firstOf(entry, MOVEMENT_TEXTS),
      amount: firstOf(entry, MOVEMENT_AMOUNTS),
      date: firstOf(entry, MOVEMENT_DATES),
    }))
    .filter((movement) => movement.text !== null || movement.amount !== null);

export const readCreditFields = snakeToCamel({
  creditMovements: withShape(field('list', toMovements, []), {
    shape: { id: text, ...MOVEMENT_TEXTS, ...MOVEMENT_AMOUNTS, ...MOVEMENT_DATES },
  }),
});

export type CreditMovement = ReturnType<typeof readCreditFields>['creditMovements'][number];

export async function readCurrentCustomer(client: ApiClient, signal?: AbortSignal) {
  return requireEntity(readCustomer(await client.request(specEndpoints.customerSelf, { signal })));
}

export async function readAccount(client: ApiClient, signal?: AbortSignal) {
  const document = await client.request(specEndpoints.customerSelf, { signal });
  const customer = requireEntity(readCustomer(document));
  return { customer, ...readCreditFields(models(document.data)[0]) };
}

/** The customer of the session as the backend has them now, for a screen that shows them already. @throws ApiError */
export const readAuthenticatedCustomer = async (client: ApiClient, signal?: AbortSignal) =>
  requireEntity(
    readCustomer(await client.request(specEndpoints.authenticatedCustomer, { signal })),
  );

export const readSessionLifeFields = snakeToCamel({ expires_in: optionalNumber });

/** Seconds that the session still lasts; null when the backend does not say it. @throws ApiError (401) when it is over */
export async function readSessionExpiry(client: ApiClient, signal?: AbortSignal) {
  const { meta } = await client.request(specEndpoints.session, { signal });
  return readSessionLifeFields(meta).expiresIn;
}

export const readEmailNoticeFields = snakeToCamel({ email_verified: optionalFlag });

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
