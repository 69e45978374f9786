import { z } from 'zod';
import {
  email,
  flag,
  plainSchema,
  readBody,
  readChanges,
  required,
  said,
  zipCode,
} from '../core/body';
import { fromWire, resourceOf, toWire } from '../core/json-api';
import { created, keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { unprocessable } from '../core/problem';
import type { CustomerHandlers, Handlers } from '../core/route';
import { isRfc } from '../customers/credentials';
import { invoicingProblem, REGIMES, USES } from '../customers/invoicing';
import type { ProfileRow } from '../customers/rows';

const MISSING = 'Esos datos de facturación ya no existen.';
const attributes = z.strictObject({
  rfc: said('El RFC es obligatorio.')
    .trim()
    .transform((value) => value.toUpperCase())
    .refine(isRfc, 'El RFC no tiene un formato válido.'),
  business_name: required('El nombre o razón social', 1, 300).refine(
    (value) => !value.includes('|'),
    'El nombre no puede llevar el carácter "|".',
  ),
  tax_regime: said('El régimen fiscal es obligatorio.'),
  cfdi_use: said('El uso de CFDI es obligatorio.'),
  zip_code: zipCode,
  email,
  is_default: flag.default(false),
});
const createSchema = plainSchema('invoicing-profiles', attributes);
const updateSchema = plainSchema('invoicing-profiles', attributes.partial());
type Fields = z.output<typeof attributes>;

const fieldsOf = (row: ProfileRow) =>
  toWire(row, 'rfc businessName taxRegime cfdiUse zipCode email isDefault');
const profileResource = (row: ProfileRow) =>
  resourceOf('invoicing-profiles', row.id, fieldsOf(row));

function rowOf(fields: Fields) {
  const problem = invoicingProblem(fields);
  if (problem) throw unprocessable(`/data/attributes/${problem.field}`, problem.detail);
  return { ...fromWire(fields), isDefault: Boolean(fields.is_default) };
}

const initData = {
  uses: USES,
  regimes: REGIMES.map(({ id, text, who }) => ({
    id,
    text,
    applies_to_person: who.includes('F'),
    applies_to_company: who.includes('M'),
  })),
};

export const invoicingHandlers: CustomerHandlers = {
  customerInvoicingProfiles: ({ customers }, call) => ({
    data: ownRows(customers.rows.profiles, call).map(profileResource),
  }),
  async invoicingProfileCreate({ customers }, call) {
    const { data } = await readBody(call.request, createSchema);
    const fields = rowOf(data.attributes);
    const row = customers.add('profiles', { customerId: call.customer.id, ...fields });
    keepOneDefault(ownRows(customers.rows.profiles, call), row);
    return created({ data: profileResource(row) });
  },
  async invoicingProfileUpdate({ customers }, call) {
    const { data } = await readChanges(call.request, updateSchema);
    const row = ownRow(customers.rows.profiles, call, MISSING);
    Object.assign(row, rowOf({ ...fieldsOf(row), ...data.attributes } as Fields));
    keepOneDefault(ownRows(customers.rows.profiles, call), row);
    return { data: profileResource(row) };
  },
  invoicingProfileDelete: removal('profiles', MISSING),
};

export const invoicingDataHandlers: Handlers = {
  invoicingInitData: () => ({ meta: initData }),
};
