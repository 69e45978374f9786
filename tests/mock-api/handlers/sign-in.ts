import { z } from 'zod';
import { IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import type { Backend } from '../backend';
import { email, optional, readBody, said } from '../core/body';
import { fromWire } from '../core/json-api';
import { demand, unauthorised, unprocessable } from '../core/problem';
import type { Call, CustomerCall, CustomerHandlers, Handlers } from '../core/route';
import { codeAttributes, customerResource, sendCode, spendCode } from '../customers/codes';
import {
  clientFields,
  optionalRfc,
  passwordFields,
  passwordsMatch,
  personNames,
  requireClient,
} from '../customers/credentials';
import { hashPassword, newCustomer, sendVerification } from '../customers/customers';
import { type Guest, mergeGuest } from '../customers/merge';
import type { CustomerRow } from '../customers/rows';
import { deviceOf, noteFailure, openSession, refuseWhenLocked } from '../customers/sessions';

const loginSchema = z.strictObject({
  ...clientFields,
  grant_type: z.literal('password', 'grant_type debe ser "password".'),
  username: email,
  password: said('Tu contraseña es necesaria').min(1, 'Tu contraseña es necesaria'),
});

const PROVIDERS = ['google', 'facebook'] as const;
const socialSchema = z.strictObject({
  ...clientFields,
  provider: z.enum(PROVIDERS, `El proveedor debe ser uno de: ${PROVIDERS.join(', ')}.`),
  access_token: said('Falta el token del proveedor.'),
});

export function mergeKey({ request }: Call): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  const isRight = key === null || /^[\w-]{8,100}$/.test(key);
  demand(isRight, '/', `La cabecera ${IDEMPOTENCY_HEADER} no es válida.`);
  return key;
}

/** Opens a session and takes over what the visitor had: the answer of every way in. */
function enter(
  backend: Backend,
  call: Call,
  customer: CustomerRow,
  guest: Guest & { device_token?: string | null },
) {
  const device = deviceOf(backend, customer, guest.device_token, call.request);
  const cart_merge = mergeGuest(backend, customer, mergeKey(call), guest);
  if (!device.authorized) sendCode(backend, customer, 'two-step');
  const token = openSession(backend, customer, device);
  const device_token = device.authorized ? device.deviceToken : null;
  const data = customerResource(backend.customers, customer, device);
  return { data, meta: { token, device_token, cart_merge } };
}

const registerSchema = z
  .strictObject({
    ...clientFields,
    ...personNames,
    phone: said('Tu número de teléfono es necesario')
      .min(1, 'Tu número de teléfono es necesario')
      .regex(/^\d+$/, 'El número de teléfono debe tener sólo números')
      .length(10, 'El teléfono debe tener 10 dígitos.'),
    email,
    ...passwordFields,
    type: z.enum(['personal', 'business'], 'Elige una cuenta personal o empresarial.'),
    rfc: optionalRfc,
    business_name: optional('La razón social', 300),
  })
  .refine(...passwordsMatch)
  .refine((body) => body.type === 'personal' || body.business_name !== '', {
    path: ['business_name'],
    message: 'La razón social es necesaria en una cuenta empresarial.',
  })
  .refine((body) => body.type === 'personal' || body.rfc !== '', {
    path: ['rfc'],
    message: 'El RFC es necesario en una cuenta empresarial.',
  });

const codeSchema = z.strictObject({
  verification_code: said('Escribe el código de verificación.')
    .trim()
    .regex(/^\d{6}$/, 'El código de verificación tiene 6 dígitos.'),
});
const humanSchema = z.strictObject({
  token: said('Falta el token.'),
  action: said('Falta la acción.').max(100),
});

const self = ({ customers }: Backend, { customer, device }: CustomerCall) => ({
  data: customerResource(customers, customer, device),
});

export const sessionHandlers: CustomerHandlers = {
  customerSelf: self,
  authenticatedCustomer: self,
  session({ customers }, { token, device, customer }) {
    const row = customers.rows.tokens.find((one) => one.token === token);
    const left = (Date.parse(row?.expiresUtc ?? '') - customers.now().getTime()) / 1000;
    const { authorized: authorized_device } = device;
    return {
      meta: {
        authenticated: true,
        customer_id: customer.id,
        expires_in: Math.floor(left),
        authorized_device,
      },
    };
  },
  logout({ customers }, { token }) {
    const { rows } = customers;
    rows.tokens = rows.tokens.filter((row) => row.token !== token);
    return { meta: { message: 'Cerraste sesión.' } };
  },
  twoStepSend(backend, { customer }) {
    const code = sendCode(backend, customer, 'two-step');
    return { meta: { verification_code: codeAttributes(backend.customers, customer, code) } };
  },
  async twoStepVerify(backend, { request, customer, device }) {
    const { verification_code } = await readBody(request, codeSchema);
    if (!device.authorized) spendCode(backend, customer, 'two-step', verification_code);
    device.authorized = true;
    const data = customerResource(backend.customers, customer, device);
    return { data, meta: { device_token: device.deviceToken } };
  },
};

export const signInHandlers: Handlers = {
  async login(backend, call) {
    const body = await readBody(call.request, loginSchema);
    requireClient(body);
    refuseWhenLocked(backend, body.username);
    const customer = backend.customers.byEmail(body.username);
    if (!customer || customer.passwordHash !== hashPassword(body.password)) {
      noteFailure(backend, body.username);
      throw unauthorised('invalid_credentials');
    }
    delete backend.customers.rows.failures[body.username];
    return enter(backend, call, customer, body);
  },
  /** A provider's token reads `social:{e-mail}:{name}` here; its e-mail counts as verified. */
  async socialLogin(backend, call) {
    const body = await readBody(call.request, socialSchema);
    requireClient(body);
    const [, address = '', name = 'Cliente'] =
      /^social:([^:]+@[^:]+):?(.*)$/.exec(body.access_token) ?? [];
    if (address === '') throw unauthorised('invalid_credentials');
    const { customers } = backend;
    const [first = 'Cliente', ...last] = name.split(' ');
    const customer =
      customers.byEmail(address) ??
      newCustomer(backend, { name: first, lastName: last.join(' '), email: address.toLowerCase() });
    customer.emailVerifiedUtc ??= customers.instant();
    return enter(backend, call, customer, body);
  },
  async register(backend, call) {
    const body = await readBody(call.request, registerSchema);
    requireClient(body);
    const { customers } = backend;
    const known = customers.byEmail(body.email);
    const passwordHash = hashPassword(body.password);
    if (known) {
      // The same call again, because its answer was lost: it is not refused for what it did itself.
      const isRepeated =
        known.passwordHash === passwordHash &&
        customers.rows.merges.some(
          ({ customerId, key }) => customerId === known.id && key === mergeKey(call),
        );
      if (isRepeated) return enter(backend, call, known, body);
      throw unprocessable('/email', 'Este correo electrónico ya está registrado.');
    }
    const { name, lastName, motherLastName, email, phone, type, rfc, businessName } =
      fromWire(body);
    const customer = newCustomer(backend, {
      name,
      lastName,
      motherLastName,
      email,
      phone,
      type,
      rfc,
      businessName,
      passwordHash,
    });
    sendVerification(backend, customer);
    return { document: enter(backend, call, customer, body), status: 201 };
  },
  /** Here a token that says `robot` is one's; a real captcha gives a score. */
  async verifyHuman(_, { request }) {
    const { token } = await readBody(request, humanSchema);
    const human = !token.includes('robot');
    return { meta: { human, score: human ? 0.9 : 0.1 } };
  },
};
