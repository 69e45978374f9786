import { z } from 'zod';
import type { Backend } from '../backend';
import { readBody } from '../core/body';
import type { CustomerCall, CustomerHandlers } from '../core/customer-route';
import type { Call, Handlers } from '../core/route';
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

const self = ({ customers }: Backend, { customer, device }: CustomerCall) => ({
  data: customerResource(customers, customer, device),
});

/** Here a token that says `robot` is one's; a real captcha gives a score. */
async function verifyHuman(_: Backend, { request }: Call) {
  const { token } = await readBody(request, humanSchema);
  const human = !token.includes('robot');
  return { meta: { human, score: human ? 0.9 : 0.1 } };
}

export const humanHandlers: Handlers = { verifyHuman };

/** The session itself. */
export const sessionHandlers: CustomerHandlers = {
  customerSelf: self,
  authenticatedCustomer: self,
  session,
  logout,
  twoStepSend: sendDeviceCode,
  twoStepVerify: verifyDevice,
};
