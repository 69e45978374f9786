import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { specEndpoints } from '@/lib/api/endpoints/spec';
import type { Backend } from '../backend';
import { email, optional, readBody } from '../core/body';
import { unprocessable } from '../core/problem';
import { type Call, route } from '../core/route';
import {
  clientFields,
  optionalRfc,
  passwordFields,
  passwordsMatch,
  personName,
  requireClient,
} from '../customers/credentials';
import { hashPassword } from '../customers/customers';
import { newCustomer, sendVerification } from '../customers/new-customer';
import { enter, mergeKey } from './login';

const schema = z
  .strictObject({
    ...clientFields,
    name: personName('Tu nombre es necesario', 'Escribe un nombre válido'),
    last_name: personName('Tu apellido paterno es necesario', 'Escribe un apellido paterno válido'),
    mother_last_name: optional('El apellido materno', 80),
    phone: z
      .string({ error: 'Tu número de teléfono es necesario' })
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

async function register(backend: Backend, call: Call) {
  const body = await readBody(call.request, schema);
  requireClient(body);
  const { customers } = backend;
  const known = customers.byEmail(body.email);
  if (known) {
    // The same call again, because its answer was lost: it is not refused for what it did itself.
    const isRepeated =
      known.passwordHash === hashPassword(body.password) &&
      customers.rows.merges.some(
        ({ customerId, key }) => customerId === known.id && key === mergeKey(call),
      );
    if (isRepeated) return { document: enter(backend, call, known, body), status: 200 };
    throw unprocessable('/email', 'Este correo electrónico ya está registrado.');
  }
  const customer = newCustomer(backend, {
    name: body.name,
    lastName: body.last_name,
    motherLastName: body.mother_last_name,
    email: body.email,
    phone: body.phone,
    type: body.type,
    rfc: body.rfc,
    businessName: body.business_name,
    passwordHash: hashPassword(body.password),
  });
  sendVerification(backend, customer);
  return { document: enter(backend, call, customer, body), status: 201 };
}

export function registerHandlers(backend: Backend): HttpHandler[] {
  return [route(backend, specEndpoints.register, (call) => register(backend, call))];
}
