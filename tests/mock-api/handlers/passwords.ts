import { z } from 'zod';
import type { Backend } from '../backend';
import { email, readBody, said } from '../core/body';
import { byId } from '../core/find';
import { demand, given, tooMany, unprocessable } from '../core/problem';
import type { CustomerHandlers, Handlers } from '../core/route';
import { customerResource } from '../customers/codes';
import { passwordFields, passwordsMatch } from '../customers/credentials';
import { hashPassword, sendSecret, sendVerification } from '../customers/customers';
import type { SecretRow } from '../customers/rows';
import { endSessions } from '../customers/sessions';

const RESET_SECONDS = 60 * 60;
const RESEND_SECONDS = 60;

const resetSchema = z
  .strictObject({ ...passwordFields, token: said('Falta el token.'), email })
  .refine(...passwordsMatch);
const changeSchema = z
  .strictObject({ ...passwordFields, current_password: said('Tu contraseña actual es necesaria.') })
  .refine(...passwordsMatch);
const verifySchema = z.strictObject({
  token: said('Falta el token.'),
  id: z.union([z.string(), z.number()]).transform(String).nullish(),
});

function secretOf({ customers }: Backend, kind: SecretRow['kind'], token: string) {
  const row = customers.rows.secrets.find((one) => one.kind === kind && one.token === token);
  if (!row || (row.isUsed && kind === 'reset-password')) {
    throw unprocessable('/token', 'El enlace no es válido o ya se usó. Pide uno nuevo.');
  }
  demand(!customers.isPast(row.expiresUtc), '/token', 'El enlace expiró. Pide uno nuevo.');
  const owner = byId(customers.rows.customers, row.customerId);
  return { row, customer: given(owner, '/token', 'La cuenta ya no existe.') };
}

export const passwordHandlers: Handlers = {
  /** The same answer whether there is such an account or not. */
  async passwordSendEmail({ customers }, { request }) {
    const body = await readBody(request, z.strictObject({ email }));
    const customer = customers.byEmail(body.email);
    if (customer) {
      const email = encodeURIComponent(customer.email);
      const subject = 'Restablece tu contraseña';
      const reset = { kind: 'reset-password', seconds: RESET_SECONDS, subject } as const;
      const pathOf = (token: string) => `/password/reset?token=${token}&email=${email}`;
      sendSecret(customers, customer, reset, pathOf);
    }
    const message =
      'Si el correo está registrado, te enviamos un enlace para restablecer tu contraseña.';
    return { meta: { message } };
  },
  async passwordReset(backend, { request }) {
    const body = await readBody(request, resetSchema);
    const { row, customer } = secretOf(backend, 'reset-password', body.token);
    const isTheirs = customer.email === body.email;
    demand(isTheirs, '/email', 'El correo electrónico no corresponde al enlace.');
    row.isUsed = true;
    customer.passwordHash = hashPassword(body.password);
    delete backend.customers.rows.failures[customer.email];
    endSessions(backend, customer.id);
    return { meta: { message: 'Tu contraseña se cambió. Inicia sesión con la nueva.' } };
  },
  /** Opening the link again is no mistake: it stays verified. */
  async emailVerify(backend, { request }) {
    const body = await readBody(request, verifySchema);
    const { row, customer } = secretOf(backend, 'verify-email', body.token);
    demand(!body.id || body.id === customer.id, '/id', 'El enlace no es válido.');
    row.isUsed = true;
    customer.emailVerifiedUtc ??= backend.customers.instant();
    return { data: customerResource(backend.customers, customer, null) };
  },
};

export const emailHandlers: CustomerHandlers = {
  emailResend(backend, { customer }) {
    const { customers } = backend;
    if (customer.emailVerifiedUtc) return { meta: { message: 'Tu correo ya está verificado.' } };
    const last = customers.rows.mails.findLast(
      (mail) => mail.to === customer.email && mail.kind === 'verify-email',
    );
    const age = (customers.now().getTime() - Date.parse(last?.sentUtc ?? '')) / 1000;
    if (age < RESEND_SECONDS) {
      const wait = Math.ceil(RESEND_SECONDS - age);
      throw tooMany('Espera un minuto antes de pedir otro correo.', wait);
    }
    sendVerification(backend, customer);
    return { meta: { message: `Enviamos un correo a ${customer.email}.` } };
  },
  emailNoticeUnverified: (_, { customer }) => ({
    meta: { email: customer.email, email_verified: customer.emailVerifiedUtc !== null },
  }),
  async passwordChange(backend, { request, customer, device }) {
    const body = await readBody(request, changeSchema);
    const isRight = customer.passwordHash === hashPassword(body.current_password);
    demand(isRight, '/current_password', 'Tu contraseña actual no es correcta.');
    customer.passwordHash = hashPassword(body.password);
    endSessions(backend, customer.id, device.id);
    const subject = 'Tu contraseña cambió';
    backend.customers.mail({ to: customer.email, kind: 'password-changed', subject });
    return { meta: { message: 'Tu contraseña se cambió.' } };
  },
};
