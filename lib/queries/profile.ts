import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import { serialise } from '@/lib/api/json-api';
import { requireEntity } from '@/lib/api/require-entity';
import { readCustomer } from '@/lib/api/resources/customer';
import type { CustomerInformation, PasswordChange } from '@/lib/domain/account/forms';
import type { Customer } from '@/lib/domain/account/types';
import { customerKey } from './customer-key';

/** The current data of the customer. Another device may have changed it, for example verified the e-mail. */
export const currentCustomerQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'self'),
    queryFn: async ({ signal }) =>
      requireEntity(
        readCustomer(await browserClient.request(specEndpoints.customerSelf, { signal })),
      ),
    staleTime: 0,
  });

/** Saves the customer's data. @returns the updated customer @throws ApiError */
export async function saveCustomerInformation(
  id: string,
  information: CustomerInformation,
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
  return requireEntity(
    readCustomer(await browserClient.request(customerUpdate, { params: { id }, body })),
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
