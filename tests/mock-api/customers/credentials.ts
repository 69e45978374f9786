import { z } from 'zod';
import { optional, said } from '../core/body';
import { unauthorised } from '../core/problem';
import { guestFields } from './merge';

/** The shop's own credentials; the storefront's server has the same in its environment. */
const clientId = () => process.env.API_CLIENT_ID || 'storefront';
const clientSecret = () => process.env.API_CLIENT_SECRET || 'secret-of-the-backend-in-a-box';

export const clientFields = {
  client_id: said('Falta client_id.'),
  client_secret: said('Falta client_secret.'),
  scope: z.string().max(100).nullish(),
  device_token: z.string().max(200).nullish(),
  ...guestFields,
};

export function requireClient(body: { client_id: string; client_secret: string }): void {
  if (body.client_id === clientId() && body.client_secret === clientSecret()) return;
  throw unauthorised('invalid_client');
}

export const passwordFields = {
  password: said('Tu contraseña es necesaria')
    .min(9, 'La contraseña debe tener al menos 9 caracteres')
    .max(200, 'La contraseña no debe pasar de 200 caracteres'),
  password_confirmation: said('Confirma tu contraseña.'),
};

type TwoPasswords = Record<keyof typeof passwordFields, string>;

export const passwordsMatch: [
  check: (body: TwoPasswords) => boolean,
  problem: { path: string[]; message: string },
] = [
  (body) => body.password === body.password_confirmation,
  { path: ['password_confirmation'], message: 'Las contraseñas no coinciden.' },
];

const personName = (missing: string, short: string) =>
  said(missing).trim().min(1, missing).min(3, short).max(80, short);

export const personNames = {
  name: personName('Tu nombre es necesario', 'Escribe un nombre válido'),
  last_name: personName('Tu apellido paterno es necesario', 'Escribe un apellido paterno válido'),
  mother_last_name: optional('El apellido materno', 80),
};

const RFC = /^[A-Z&Ñ]{3,4}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/;

/** Whether a text is an RFC whose date exists. The check digit is nobody's reason to refuse: SAT itself errs. */
export function isRfc(text: string): boolean {
  if (!RFC.test(text)) return false;
  const [year = 0, month = 0, day = 0] = (text.slice(-9, -3).match(/../g) ?? []).map(Number);
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1;
}

export const optionalRfc = optional('El RFC', 13)
  .transform((value) => value.toUpperCase())
  .refine((value) => value === '' || isRfc(value), 'El RFC no tiene un formato válido.');
