import { z } from 'zod';
import {
  email,
  flag,
  noRelationships,
  readBody,
  readChanges,
  required,
  resourceSchema,
} from '../core/body';
import type { Resource } from '../core/json-api';
import { keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { unprocessable } from '../core/problem';
import type { CustomerHandlers, Handlers } from '../core/route';
import { fromWire, toWire } from '../core/wire';
import { isRfc } from '../customers/credentials';
import { invoicingProblem, REGIMES, USES } from '../customers/invoicing';
import type { ProfileRow } from '../customers/rows';

const MISSING = 'Esos datos de facturación ya no existen.';
const attributes = z.strictObject({
  rfc: z
    .string({ error: 'El RFC es obligatorio.' })
    .trim()
    .transform((value) => value.toUpperCase())
    .refine(isRfc, 'El RFC no tiene un formato válido.'),
  business_name: required('El nombre o razón social', 1, 300).refine(
    (value) => !value.includes('|'),
    'El nombre no puede llevar el carácter "|".',
  ),
  tax_regime: z.string({ error: 'El régimen fiscal es obligatorio.' }),
  cfdi_use: z.string({ error: 'El uso de CFDI es obligatorio.' }),
  zip_code: z
    .string({ error: 'El código postal es obligatorio.' })
    .regex(/^\d{5}$/, 'El código postal debe tener 5 dígitos.'),
  email,
  is_default: flag.default(false),
});
const createSchema = resourceSchema('invoicing-profiles', attributes, noRelationships);
const updateSchema = resourceSchema('invoicing-profiles', attributes.partial(), noRelationships);
type Fields = z.output<typeof attributes>;

const fieldsOf = (row: ProfileRow) =>
  toWire(row, 'rfc businessName taxRegime cfdiUse zipCode email isDefault');

const profileResource = (row: ProfileRow): Resource => ({
  type: 'invoicing-profiles',
  id: row.id,
  attributes: fieldsOf(row),
});

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
    return { document: { data: profileResource(row) }, status: 201 };
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
