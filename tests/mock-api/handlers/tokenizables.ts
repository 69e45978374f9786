import { z } from 'zod';
import type { Backend } from '../backend';
import { typeOf } from '../checkout/charge';
import { flag, optional, plainSchema, readBody, said } from '../core/body';
import { resourceOf, toWire } from '../core/json-api';
import { created, keepOneDefault, ownRow, ownRows, removal } from '../core/own';
import { demand } from '../core/problem';
import type { CustomerCall, CustomerHandlers } from '../core/route';
import type { TokenizableRow } from '../customers/rows';

const MISSING = 'Esa tarjeta ya no está guardada.';
const METHODS = ['stripe_card', 'paypal_card_v2', 'paypal_account'] as const;
const BRANDS = ['visa', 'mastercard', 'amex', 'paypal'];

const createSchema = plainSchema(
  'tokenizables',
  z.strictObject({
    payment_method_code: z.enum(METHODS, 'El método de pago no existe.'),
    token: said('Falta el token del proveedor.').min(8).max(200),
    holder: optional('El nombre del titular', 80),
    expires: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'La caducidad no es válida.')
      .nullish(),
    is_default: flag.default(false),
    is_temporary: flag.default(false),
    cvc_token: z
      .string()
      .regex(/^cvctok_\w+$/, 'El código de seguridad no es válido.')
      .nullish(),
  }),
);
const updateSchema = plainSchema(
  'tokenizables',
  z.strictObject({ is_default: z.literal([true, 1], 'Elige cuál usar de forma predeterminada.') }),
);

export function tokenizableResource({ customers }: Backend, row: TokenizableRow) {
  const { createdUtc: creation_date, isTemporary = false } = row;
  return resourceOf('tokenizables', row.id, {
    payment_method_code: row.method,
    creation_date,
    payload: { creation_date, cvc: row.cvcToken ?? null, type_resource: typeOf(row) },
    ...toWire(row, 'brand lastFour holder expires'),
    is_expired: row.expires !== '' && row.expires < customers.instant().slice(0, 7),
    is_default: row.isDefault,
    is_temporary: isTemporary,
  });
}

const storedRows = ({ customers }: Backend, call: CustomerCall) =>
  ownRows(customers.rows.tokenizables, call).filter(({ isTemporary }) => !isTemporary);

export const tokenizableHandlers: CustomerHandlers = {
  customerTokenizables: (backend, call) => ({
    data: storedRows(backend, call).map((row) => tokenizableResource(backend, row)),
  }),
  /** A token reads `tok_{brand}_{last four}` here, and ends in `_wallet` when a device's wallet gave it. Whatever looks like a card's number is refused. */
  async tokenizableCreate(backend, call) {
    const { attributes } = (await readBody(call.request, createSchema)).data;
    const { token, holder, expires, payment_method_code: method, is_temporary } = attributes;
    const pointer = '/data/attributes/token';
    const isNumber = /\d{12,}/.test(token.replace(/[\s-]/g, ''));
    demand(!isNumber, pointer, 'No envíes el número de la tarjeta.');
    const [, brand = '', lastFour = ''] = /^tok_([a-z]+)_(\d{4})(?:_wallet)?$/.exec(token) ?? [];
    demand(BRANDS.includes(brand), pointer, 'El proveedor no reconoce este token.');
    const row = backend.customers.add('tokenizables', {
      customerId: call.customer.id,
      method,
      brand,
      lastFour,
      holder,
      expires: expires ?? '',
      createdUtc: backend.customers.instant(),
      isDefault: Boolean(attributes.is_default) && !is_temporary,
      isTemporary: Boolean(is_temporary),
      cvcToken: attributes.cvc_token ?? null,
      isOfWallet: token.endsWith('_wallet'),
    });
    keepOneDefault(storedRows(backend, call), row);
    return created({ data: tokenizableResource(backend, row) });
  },
  async tokenizableUpdate(backend, call) {
    await readBody(call.request, updateSchema);
    const row = ownRow(backend.customers.rows.tokenizables, call, MISSING);
    row.isDefault = true;
    keepOneDefault(storedRows(backend, call), row);
    return { data: tokenizableResource(backend, row) };
  },
  tokenizableDelete: removal('tokenizables', MISSING),
};
