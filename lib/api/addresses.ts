import type { Address, NewAddress } from '@/lib/domain/address/address';
import type { ApiClient } from './client/client';
import { createDelete, createSetDefault } from './client/create-change';
import { createOnce } from './client/create-once';
import { createCustomerListCall } from './client/create-read';
import { requireEntity } from './client/errors';
import type { JsonApiModel } from './client/json-api';
import { customerKey } from './client/query-parts';
import { readQuery } from './client/read-query';
import { findCreated, savedEntity, serialise } from './client/serialise';
import { camelToSnake, snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';
import { assumedAccountEndpoints } from './endpoints/assumed-account';

const { customerAddresses, addressCreate, addressUpdate, addressDelete } = assumedAccountEndpoints;

export const PLACE_FIELDS = {
  recipient_name: wire.text,
  phone: wire.text,
  street: wire.text,
  exterior_number: wire.text,
  interior_number: wire.text,
  neighborhood: wire.text,
  municipality: wire.text,
  city: wire.text,
  state: wire.text,
  zip_code: wire.zipCode,
  between_streets: wire.text,
  references: wire.text,
};

export const readAddressFields = snakeToCamel({
  id: wire.text,
  alias: wire.text,
  ...PLACE_FIELDS,
  is_default: wire.flag,
});

export function toAddress(model: JsonApiModel): Address | null {
  const address = readAddressFields(model);
  const { id, street, zipCode, alias } = address;
  return id && (street || zipCode || alias) ? address : null;
}

const TYPE = 'customer-addresses';

export const readAddresses = createCustomerListCall<Address>(customerAddresses, toAddress);

export async function saveAddress(
  client: ApiClient,
  { customerId, address, id }: { customerId: string; address: NewAddress; id?: string },
): Promise<Address> {
  const sent = { type: TYPE, id, attributes: camelToSnake(address) };
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

export const setDefaultAddress = createSetDefault(addressUpdate, TYPE);

export const deleteAddress = createDelete(addressDelete);

export const addressesQuery = (customerId: string) =>
  readQuery(customerKey(customerId, 'addresses'), readAddresses, customerId);
