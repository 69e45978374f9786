import { z } from 'zod';
import {
  flag,
  optional,
  phone,
  plainSchema,
  readBody,
  readChanges,
  required,
  zipCode,
} from '../core/body';
import { fromWire, resourceOf, toWire } from '../core/json-api';
import { created, keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { given } from '../core/problem';
import type { CustomerHandlers } from '../core/route';
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
  zip_code: zipCode,
  between_streets: optional('Las entrecalles', 120),
  references: optional('Las referencias', 200),
  is_default: flag.default(false),
});
const createSchema = plainSchema('customer-addresses', attributes);
const updateSchema = plainSchema('customer-addresses', attributes.partial());
type Fields = z.output<typeof attributes>;

const fieldsOf = (row: AddressRow) => toWire(row, `${PLACE_FIELDS} isDefault`);
const addressResource = (row: AddressRow) =>
  resourceOf('customer-addresses', row.id, fieldsOf(row));

/** State, municipality and city are the zip code's, whatever was sent; the colonia is the customer's to say. */
function write(row: AddressRow, fields: Fields): void {
  const missing = `El código postal ${fields.zip_code} no existe.`;
  const place = given(placeOf(fields.zip_code), '/data/attributes/zip_code', missing);
  const { municipality, city, state, zipCode } = place;
  Object.assign(row, fromWire(fields), {
    municipality,
    city,
    state: state.name,
    zipCode,
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
    return created({ data: addressResource(row) });
  },
  async addressUpdate({ customers }, call) {
    const { data } = await readChanges(call.request, updateSchema);
    const row = ownRow(customers.rows.addresses, call, MISSING);
    write(row, { ...fieldsOf(row), ...data.attributes } as Fields);
    keepOneDefault(ownRows(customers.rows.addresses, call), row);
    return { data: addressResource(row) };
  },
  addressDelete: removal('addresses', MISSING),
};
