import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedSessionEndpoints } from '@/lib/api/endpoints/assumed-session';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { readBody } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { route } from '../core/route';
import { sendCode, spendCode } from '../customers/codes';
import { codeAttributes, customerResource } from '../customers/customer-resource';

const codeSchema = z.strictObject({
  verification_code: z
    .string({ error: 'Escribe el código de verificación.' })
    .trim()
    .regex(/^\d{6}$/, 'El código de verificación tiene 6 dígitos.'),
});
const humanSchema = z.strictObject({
  token: z.string({ error: 'Falta el token.' }),
  action: z.string({ error: 'Falta la acción.' }).max(100),
});

function session({ customers }: Backend, { token, device, customer }: CustomerCall) {
  const row = customers.rows.tokens.find((one) => one.token === token);
  const left = (Date.parse(row?.expiresUtc ?? '') - customers.now().getTime()) / 1000;
  return {
    meta: {
      authenticated: true,
      customer_id: customer.id,
      expires_in: Math.floor(left),
      authorized_device: device.authorized,
    },
  };
}

function logout({ customers }: Backend, { token }: CustomerCall) {
  const { rows } = customers;
  rows.tokens = rows.tokens.filter((row) => row.token !== token);
  return { meta: { message: 'Cerraste sesión.' } };
}

async function verifyDevice(backend: Backend, { request, customer, device }: CustomerCall) {
  const { verification_code } = await readBody(request, codeSchema);
  if (!device.authorized) spendCode(backend, customer, 'two-step', verification_code);
  device.authorized = true;
  return {
    data: customerResource(backend.customers, customer, device),
    meta: { device_token: device.deviceToken },
  };
}

function sendDeviceCode(backend: Backend, { customer }: CustomerCall) {
  const code = sendCode(backend, customer, 'two-step');
  return { meta: { verification_code: codeAttributes(backend.customers, customer, code) } };
}

/** The session itself. A device that waits for its code may ask all of this. */
export function sessionHandlers(backend: Backend): HttpHandler[] {
  const waiting = { allowUnauthorised: true };
  const self = ({ customer, device }: CustomerCall) => ({
    data: customerResource(backend.customers, customer, device),
  });
  const { twoStepSend, twoStepVerify, verifyHuman } = assumedSessionEndpoints;
  return [
    customerRoute(backend, specEndpoints.customerSelf, self, waiting),
    customerRoute(backend, specEndpoints.authenticatedCustomer, self, waiting),
    customerRoute(backend, specEndpoints.session, (call) => session(backend, call), waiting),
    customerRoute(backend, specEndpoints.logout, (call) => logout(backend, call), waiting),
    customerRoute(backend, twoStepSend, (call) => sendDeviceCode(backend, call), waiting),
    customerRoute(backend, twoStepVerify, (call) => verifyDevice(backend, call), waiting),
    // Here a token that says `robot` is one's; a real captcha gives a score.
    route(backend, verifyHuman, async ({ request }) => {
      const { token } = await readBody(request, humanSchema);
      const human = !token.includes('robot');
      return { meta: { human, score: human ? 0.9 : 0.1 } };
    }),
  ];
}
