import type { NewAddress } from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import type { ApiClient } from '../client';
import { createOnce } from '../create-once';
import { assumedAccountEndpoints } from '../endpoints/assumed-account';
import { requireEntity } from '../require-entity';
import { fromAddress, toAddress } from '../resources/address';
import { findCreated, savedEntity } from '../resources/saved-entity';
import { serialise } from '../serialise';
import { createCustomerListCall } from './customer-list';

const { customerAddresses, addressCreate, addressUpdate, addressDelete } = assumedAccountEndpoints;

/** The addresses of a customer. @throws ApiError */
export const readAddresses = createCustomerListCall<Address>(customerAddresses, toAddress);

/** Creates an address of a customer, or updates the one with the id. @throws ApiError */
export async function saveAddress(
  client: ApiClient,
  { customerId, address, id }: { customerId: string; address: NewAddress; id?: string },
): Promise<Address> {
  const sent = fromAddress(address, id);
  const body = serialise(sent);
  const document =
    id === undefined
      ? await createOnce(client, addressCreate, { body })
      : await client.request(addressUpdate, { params: { id }, body });
  return (
    savedEntity(document, sent, toAddress) ??
    requireEntity(findCreated(await readAddresses(client, customerId), address))
  );
}

/** @throws ApiError */
export async function setDefaultAddress(client: ApiClient, id: string): Promise<void> {
  const body = serialise(fromAddress({ isDefault: true }, id));
  await client.request(addressUpdate, { params: { id }, body });
}

/** Succeeds when the address is already deleted. @throws ApiError */
export async function deleteAddress(client: ApiClient, id: string): Promise<void> {
  await client.requestOrNull(addressDelete, { params: { id } });
}
