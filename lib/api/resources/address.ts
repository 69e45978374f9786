import type { NewAddress } from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import type { JsonApiModel } from '../json-api';
import type { OutgoingResource } from '../serialise';
import { camelToSnake, snakeToCamel } from './snake-to-camel';
import { flag, text, zipCode } from './wire';

/** Where and to whom something is delivered, in a saved address and in an order. */
export const PLACE_FIELDS = {
  recipient_name: text,
  phone: text,
  street: text,
  exterior_number: text,
  interior_number: text,
  neighborhood: text,
  municipality: text,
  city: text,
  state: text,
  zip_code: zipCode,
  between_streets: text,
  references: text,
};

const readFields = snakeToCamel({
  id: text,
  alias: text,
  ...PLACE_FIELDS,
  is_default: flag,
});

/** Null for an address that names no place. */
export function toAddress(model: JsonApiModel): Address | null {
  const address = readFields(model);
  const { id, street, zipCode, alias } = address;
  return id && (street || zipCode || alias) ? address : null;
}

/** An address to send, complete or only its changed fields. */
export function fromAddress(address: Partial<NewAddress>, id?: string): OutgoingResource {
  return { type: 'customer-addresses', id, attributes: camelToSnake(address) };
}
