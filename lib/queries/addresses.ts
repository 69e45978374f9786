import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readAddresses } from '@/lib/api/calls/customer-lists';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import { type JsonApiDocument, serialise } from '@/lib/api/json-api';
import { requireEntity } from '@/lib/api/require-entity';
import { fromAddress, toAddress } from '@/lib/api/resources/address';
import { models } from '@/lib/api/resources/wire';
import type { NewAddress } from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import { customerKey } from './customer-key';

const { addressCreate, addressUpdate, addressDelete } = assumedAccountEndpoints;

/** The addresses of a customer. */
export const addressesQuery = (customerId: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'addresses'),
    queryFn: ({ signal }) => readAddresses(browserClient, customerId, signal),
  });

function readSavedAddress({ data }: JsonApiDocument): Address {
  const [model] = models(data);
  return requireEntity(model && toAddress(model));
}

/** Creates an address, or updates the one with the id. @throws ApiError */
export async function saveAddress(address: NewAddress, id?: string): Promise<Address> {
  const body = serialise(fromAddress(address, id));
  return readSavedAddress(
    id === undefined
      ? await browserClient.request(addressCreate, { body })
      : await browserClient.request(addressUpdate, { params: { id }, body }),
  );
}

/** @throws ApiError */
export async function setDefaultAddress(id: string): Promise<void> {
  const body = serialise(fromAddress({ isDefault: true }, id));
  await browserClient.request(addressUpdate, { params: { id }, body });
}

/** Succeeds when the address is already deleted. @throws ApiError */
export async function deleteAddress(id: string): Promise<void> {
  await browserClient.requestOrNull(addressDelete, { params: { id } });
}
