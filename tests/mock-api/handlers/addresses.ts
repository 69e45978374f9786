import { z } from 'zod';
import {
  flag,
  noRelationships,
  optional,
  phone,
  readBody,
  readChanges,
  required,
  resourceSchema,
} from '../core/body';
import type { Resource } from '../core/json-api';
import { keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { unprocessable } from '../core/problem';
import type { CustomerHandlers } from '../core/route';
import { fromWire, toWire } from '../core/wire';
import { type AddressRow, PLACE_FIELDS } from '../customers/rows';
import { placeOf } from '../places/zip-codes';

const MISSING = 'Esa dirección ya no existe.';
const attributes = z.strictObject({
  alias: optional('El alias', 40),
  recipient_name: required('El nombre de quien recibe', 3, 120),
  phone,
  street: required('El nombre de la calle', 2, 100),
  exterior_number: required('El número exterior', 1, 20),
  interior_number: optional('El número interior', 20),
  neighborhood: required('El nombre de la colonia', 2, 80),
  municipality: optional('El municipio o alcaldía', 80),
  city: optional('El nombre de la ciudad', 80),
  state: optional('El estado', 60),
  zip_code: z
    .string({ error: 'El código postal es obligatorio.' })
    .regex(/^\d{5}$/, 'El código postal debe tener 5 dígitos.'),
  between_streets: optional('Las entrecalles', 120),
  references: optional('Las referencias', 200),
  is_default: flag.default(false),
});
const createSchema = resourceSchema('customer-addresses', attributes, noRelationships);
const updateSchema = resourceSchema('customer-addresses', attributes.partial(), noRelationships);
type Fields = z.output<typeof attributes>;

/** An address as it is on the wire: of a customer, or kept in an order. */
export const addressAttributes = (row: Omit<AddressRow, 'id' | 'customerId' | 'isDefault'>) =>
  toWire(row, PLACE_FIELDS);

const addressResource = (row: AddressRow): Resource => ({
  type: 'customer-addresses',
  id: row.id,
  attributes: { ...addressAttributes(row), is_default: row.isDefault },
});

/** State, municipality and city are the zip code's, whatever was sent; the colonia is the customer's to say. */
function write(row: AddressRow, fields: Fields): void {
  const place = placeOf(fields.zip_code);
  if (!place) {
    throw unprocessable(
      '/data/attributes/zip_code',
      `El código postal ${fields.zip_code} no existe.`,
    );
  }
  const { municipality, city, state, zipCode } = place;
  Object.assign(row, fromWire(fields), {
    ...{ municipality, city, state: state.name, zipCode },
    isDefault: Boolean(fields.is_default),
  });
}

export const addressHandlers: CustomerHandlers = {
  customerAddresses: ({ customers }, call) => ({
    data: ownRows(customers.rows.addresses, call).map(addressResource),
  }),
  async addressCreate({ customers }, call) {
    const { data } = await readBody(call.request, createSchema);
    const row = { id: customers.nextId(), customerId: call.customer.id } as AddressRow;
    write(row, data.attributes);
    customers.rows.addresses.push(row);
    keepOneDefault(ownRows(customers.rows.addresses, call), row);
    return { document: { data: addressResource(row) }, status: 201 };
  },
  async addressUpdate({ customers }, call) {
    const { data } = await readChanges(call.request, updateSchema);
    const row = ownRow(customers.rows.addresses, call, MISSING);
    const before = { ...addressAttributes(row), is_default: row.isDefault };
    write(row, { ...before, ...data.attributes } as Fields);
    keepOneDefault(ownRows(customers.rows.addresses, call), row);
    return { data: addressResource(row) };
  },
  addressDelete: removal('addresses', MISSING),
};
