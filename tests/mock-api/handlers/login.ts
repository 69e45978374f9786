import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedSessionEndpoints, IDEMPOTENCY_HEADER } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { email, readBody } from '../core/body';
import { invalidCredentials, unprocessable } from '../core/problem';
import { type Call, route } from '../core/route';
import { sendCode } from '../customers/codes';
import { clientFields, requireClient } from '../customers/credentials';
import { customerResource } from '../customers/customer-resource';
import { hashPassword } from '../customers/customers';
import { type Guest, mergeGuest } from '../customers/merge';
import { newCustomer } from '../customers/new-customer';
import type { CustomerRow } from '../customers/rows';
import { deviceOf, noteFailure, openSession, refuseWhenLocked } from '../customers/sessions';

const loginSchema = z.strictObject({
  ...clientFields,
  grant_type: z.literal('password', 'grant_type debe ser "password".'),
  username: email,
  password: z.string({ error: 'Tu contraseña es necesaria' }).min(1, 'Tu contraseña es necesaria'),
});

const PROVIDERS = ['google', 'facebook'] as const;
const socialSchema = z.strictObject({
  ...clientFields,
  provider: z.enum(PROVIDERS, `El proveedor debe ser uno de: ${PROVIDERS.join(', ')}.`),
  access_token: z.string({ error: 'Falta el token del proveedor.' }),
});

/** The key of the visitor's cart, or null. */
export function mergeKey({ request }: Call): string | null {
  const key = request.headers.get(IDEMPOTENCY_HEADER);
  if (key !== null && !/^[\w-]{8,100}$/.test(key)) {
    throw unprocessable('/', `La cabecera ${IDEMPOTENCY_HEADER} no es válida.`);
  }
  return key;
}

/** Opens a session and takes over what the visitor had: the answer of every way in. */
export function enter(
  backend: Backend,
  call: Call,
  customer: CustomerRow,
  guest: Guest & { device_token?: string | null },
) {
  const { customers } = backend;
  const device = deviceOf(backend, customer, guest.device_token, call.request);
  const cartMerge = mergeGuest(backend, customer, mergeKey(call), guest);
  if (!device.authorized) sendCode(backend, customer, 'two-step');
  const token = openSession(backend, customer, device);
  customers.save();
  return {
    data: customerResource(customers, customer, device),
    meta: {
      token,
      device_token: device.authorized ? device.deviceToken : null,
      cart_merge: cartMerge,
    },
  };
}

async function login(backend: Backend, call: Call) {
  const body = await readBody(call.request, loginSchema);
  requireClient(body);
  refuseWhenLocked(backend, body.username);
  const customer = backend.customers.byEmail(body.username);
  if (!customer || customer.passwordHash !== hashPassword(body.password)) {
    noteFailure(backend, body.username);
    throw invalidCredentials();
  }
  delete backend.customers.rows.failures[body.username];
  return enter(backend, call, customer, body);
}

/** A provider's token reads `social:{e-mail}:{name}` here; its e-mail counts as verified. */
async function socialLogin(backend: Backend, call: Call) {
  const body = await readBody(call.request, socialSchema);
  requireClient(body);
  const [, address = '', name = 'Cliente'] =
    /^social:([^:]+@[^:]+):?(.*)$/.exec(body.access_token) ?? [];
  if (address === '') throw invalidCredentials();
  const { customers } = backend;
  const verified = customers.now().toISOString();
  let customer = customers.byEmail(address);
  if (!customer) {
    const [first = 'Cliente', ...last] = name.split(' ');
    customer = newCustomer(backend, {
      name: first,
      lastName: last.join(' '),
      email: address.toLowerCase(),
    });
  }
  customer.emailVerifiedUtc ??= verified;
  return enter(backend, call, customer, body);
}

export function loginHandlers(backend: Backend): HttpHandler[] {
  return [
    route(backend, specEndpoints.login, (call) => login(backend, call)),
    route(backend, assumedSessionEndpoints.socialLogin, (call) => socialLogin(backend, call)),
  ];
}
