import { z } from 'zod';
import type { Backend } from '../backend';
import { typeOf } from '../checkout/charge';
import { flag, noRelationships, optional, readBody, resourceSchema } from '../core/body';
import type { Resource } from '../core/json-api';
import { keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { unprocessable } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import { toWire } from '../core/wire';
import type { TokenizableRow } from '../customers/rows';

const MISSING = 'Esa tarjeta ya no está guardada.';
const METHODS = ['stripe_card', 'paypal_card_v2', 'paypal_account'] as const;
const BRANDS = ['visa', 'mastercard', 'amex', 'paypal'];

const createSchema = resourceSchema(
  'tokenizables',
  z.strictObject({
    payment_method_code: z.enum(METHODS, 'El método de pago no existe.'),
    token: z.string({ error: 'Falta el token del proveedor.' }).min(8).max(200),
    holder: optional('El nombre del titular', 80),
    expires: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'La caducidad no es válida.')
      .nullish(),
    is_default: flag.default(false),
    /** For one purchase: it is dropped after three hours. */
    is_temporary: flag.default(false),
    cvc_token: z
      .string()
      .regex(/^cvctok_\w+$/, 'El código de seguridad no es válido.')
      .nullish(),
  }),
  noRelationships,
);
const updateSchema = resourceSchema(
  'tokenizables',
  z.strictObject({ is_default: z.literal([true, 1], 'Elige cuál usar de forma predeterminada.') }),
  noRelationships,
);

export function tokenizableResource({ customers }: Backend, row: TokenizableRow): Resource {
  return {
    type: 'tokenizables',
    id: row.id,
    attributes: {
      payment_method_code: row.method,
      creation_date: row.createdUtc,
      payload: {
        creation_date: row.createdUtc,
        cvc: row.cvcToken ?? null,
        type_resource: typeOf(row),
      },
      ...toWire(row, 'brand lastFour holder expires'),
      is_expired: row.expires !== '' && row.expires < customers.instant().slice(0, 7),
      is_default: row.isDefault,
      is_temporary: row.isTemporary ?? false,
    },
  };
}

/** The customer's own that stay. */
const storedRows = ({ customers }: Backend, call: CustomerCall) =>
  ownRows(customers.rows.tokenizables, call).filter(({ isTemporary }) => !isTemporary);

export const tokenizableHandlers: CustomerHandlers = {
  customerTokenizables: (backend, call) => ({
    data: storedRows(backend, call).map((row) => tokenizableResource(backend, row)),
  }),
  /** A token reads `tok_{brand}_{last four}` here, and ends in `_wallet` when a device's wallet gave it. Whatever looks like a card's number is refused. */
  async tokenizableCreate(backend, call) {
    const { data } = await readBody(call.request, createSchema);
    const { token, holder, expires, payment_method_code, is_default, is_temporary } =
      data.attributes;
    if (/\d{12,}/.test(token.replace(/[\s-]/g, ''))) {
      throw unprocessable('/data/attributes/token', 'No envíes el número de la tarjeta.');
    }
    const [, brand = '', lastFour = ''] = /^tok_([a-z]+)_(\d{4})(?:_wallet)?$/.exec(token) ?? [];
    if (!BRANDS.includes(brand)) {
      throw unprocessable('/data/attributes/token', 'El proveedor no reconoce este token.');
    }
    const { customers } = backend;
    const row = customers.add('tokenizables', {
      ...{ customerId: call.customer.id, method: payment_method_code, brand, lastFour, holder },
      ...{ expires: expires ?? '', createdUtc: customers.instant() },
      isDefault: Boolean(is_default) && !is_temporary,
      isTemporary: Boolean(is_temporary),
      cvcToken: data.attributes.cvc_token ?? null,
      isOfWallet: token.endsWith('_wallet'),
    });
    keepOneDefault(storedRows(backend, call), row);
    return { document: { data: tokenizableResource(backend, row) }, status: 201 };
  },
  async tokenizableUpdate(backend, call) {
    await readBody(call.request, updateSchema);
    const { rows } = backend.customers;
    const row = ownRow(rows.tokenizables, call, MISSING);
    row.isDefault = true;
    keepOneDefault(storedRows(backend, call), row);
    return { data: tokenizableResource(backend, row) };
  },
  tokenizableDelete: removal('tokenizables', MISSING),
};
