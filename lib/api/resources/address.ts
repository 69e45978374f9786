import * as z from 'zod/mini';
import type { NewAddress } from '@/lib/domain/address/form';
import type { Address } from '@/lib/domain/address/types';
import type { JsonApiModel, OutgoingResource } from '../json-api';
import { flag, text } from './wire';

const TYPE = 'customer-addresses';

const wire = z.object({
  id: text,
  alias: text,
  recipient_name: text,
  phone: text,
  street: text,
  exterior_number: text,
  interior_number: text,
  neighborhood: text,
  municipality: text,
  city: text,
  state: text,
  zip_code: text,
  between_streets: text,
  references: text,
  is_default: flag,
});

export function toAddress(model: JsonApiModel): Address | null {
  const address = wire.parse(model);
  if (!address.id) return null;
  const { recipient_name, exterior_number, interior_number, ...rest } = address;
  const { zip_code, between_streets, is_default, ...same } = rest;
  return {
    ...same,
    recipientName: recipient_name,
    exteriorNumber: exterior_number,
    interiorNumber: interior_number,
    zipCode: zip_code,
    betweenStreets: between_streets,
    isDefault: is_default,
  };
}

/** An address to send, complete or only its changed fields. */
export function fromAddress(address: Partial<NewAddress>, id?: string): OutgoingResource {
  const { recipientName, exteriorNumber, interiorNumber, ...rest } = address;
  const { zipCode, betweenStreets, isDefault, ...same } = rest;
  return {
    type: TYPE,
    id,
    // JSON leaves out undefined fields.
    attributes: {
      ...same,
      recipient_name: recipientName,
      exterior_number: exteriorNumber,
      interior_number: interiorNumber,
      zip_code: zipCode,
      between_streets: betweenStreets,
      is_default: isDefault,
    },
  };
}
