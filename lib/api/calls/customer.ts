import type { CustomerInformation, PasswordChange } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import type { ApiClient } from '../client';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { specEndpoints } from '../endpoints/spec';
import { requireEntity } from '../require-entity';
import { toCreditMovements } from '../resources/credit-movements';
import { readCustomer } from '../resources/customer';
import { camelToSnake } from '../resources/snake-to-camel';
import { optionalNumber, toFlag } from '../resources/wire';
import { serialise } from '../serialise';

/** The customer who is logged in. @throws ApiError */
export async function readCurrentCustomer(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Customer> {
  return requireEntity(readCustomer(await client.request(specEndpoints.customerSelf, { signal })));
}

/** The customer with what only the screen of the account shows. @throws ApiError */
export async function readAccount(client: ApiClient, signal?: AbortSignal) {
  const document = await client.request(specEndpoints.customerSelf, { signal });
  const customer = requireEntity(readCustomer(document));
  return { customer, creditMovements: toCreditMovements(document) };
}

/** The customer of the session as the backend has them now, for a screen that shows them already. @throws ApiError */
export const readAuthenticatedCustomer = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<Customer> =>
  requireEntity(
    readCustomer(await client.request(specEndpoints.authenticatedCustomer, { signal })),
  );

/** Seconds that the session still lasts; null when the backend does not say it. @throws ApiError (401) when it is over */
export async function readSessionExpiry(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<number | null> {
  const { meta } = await client.request(specEndpoints.session, { signal });
  return optionalNumber.parse(meta.expires_in) ?? null;
}

/** Whether the e-mail address is verified; null when the backend does not say it. @throws ApiError */
export async function readEmailNotice(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<boolean | null> {
  const { meta } = await client.request(specEndpoints.emailNoticeUnverified, { signal });
  return toFlag(meta.email_verified) ?? null;
}

/** Saves the customer's data. @returns the updated customer @throws ApiError */
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

/** Changes the password and ends the customer's other sessions. @throws ApiError */
export async function changePassword(client: ApiClient, fields: PasswordChange): Promise<void> {
  await client.request(assumedAccountEndpoints.passwordChange, { body: camelToSnake(fields) });
}
