import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { serialise } from '@/lib/api/json-api';
import { required } from '@/lib/api/required';
import { customerOf } from '@/lib/api/resources/customer';
import type { Information, PasswordChange } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { ownKey } from './own-key';

/** The current data of the customer. Another device may have changed it, for example verified the e-mail. */
export const self = (customerId: string) =>
  queryOptions({
    queryKey: ownKey(customerId, 'self'),
    queryFn: async ({ signal }) =>
      required(customerOf(await browserClient.request(specEndpoints.customerSelf, { signal }))),
    staleTime: 0,
  });

/** Saves the customer's data. @returns the updated customer @throws ApiError */
export async function saveInformation(id: string, information: Information): Promise<Customer> {
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
  return required(
    customerOf(await browserClient.request(customerUpdate, { params: { id }, body })),
  );
}

/** Changes the password and ends the customer's other sessions. @throws ApiError */
export async function changePassword(fields: PasswordChange): Promise<void> {
  const { currentPassword, password, passwordConfirmation } = fields;
  await browserClient.request(assumedAccountEndpoints.passwordChange, {
    body: {
      current_password: currentPassword,
      password,
      password_confirmation: passwordConfirmation,
    },
  });
}
