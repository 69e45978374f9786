import type { HttpHandler } from 'msw';
import { z } from 'zod';
import { assumedAccountEndpoints } from '@/lib/api/endpoints/assumed-account';
import type { Backend } from '../backend';
import { flag, noRelationships, optional, phone, readChanges, resourceSchema } from '../core/body';
import { type CustomerCall, customerRoute } from '../core/customer-route';
import { requireSameId } from '../core/own';
import { Problem } from '../core/problem';
import { optionalRfc, personName } from '../customers/credentials';
import { customerResource } from '../customers/customer-resource';

const schema = resourceSchema(
  'customers',
  z
    .strictObject({
      name: personName('Tu nombre es necesario', 'Escribe un nombre válido'),
      last_name: personName(
        'Tu apellido paterno es necesario',
        'Escribe un apellido paterno válido',
      ),
      mother_last_name: optional('El apellido materno', 80),
      phone,
      mobil: z.union([z.literal(''), phone], 'El celular debe tener 10 dígitos.'),
      rfc: optionalRfc,
      business_name: optional('La razón social', 300),
      two_step: flag,
    })
    .partial(),
  noRelationships,
);

async function update({ customers }: Backend, call: CustomerCall) {
  const { data } = await readChanges(call.request, schema);
  requireSameId(call, data.id);
  const { customer, device } = call;
  const { name, last_name, mother_last_name, phone: tel, mobil, rfc, two_step } = data.attributes;
  const { business_name } = data.attributes;
  if (customer.type === 'business' && (rfc === '' || business_name === '')) {
    throw new Problem(
      422,
      'Datos no válidos',
      'El RFC y la razón social son necesarios en una cuenta empresarial.',
      { pointer: `/data/attributes/${rfc === '' ? 'rfc' : 'business_name'}` },
    );
  }
  customer.name = name ?? customer.name;
  customer.lastName = last_name ?? customer.lastName;
  customer.motherLastName = mother_last_name ?? customer.motherLastName;
  customer.phone = tel ?? customer.phone;
  customer.mobil = mobil ?? customer.mobil;
  customer.rfc = rfc ?? customer.rfc;
  customer.businessName = business_name ?? customer.businessName;
  customer.twoStep = two_step === undefined ? customer.twoStep : Boolean(two_step);
  return { data: customerResource(customers, customer, device) };
}

export function customerHandlers(backend: Backend): HttpHandler[] {
  const { customerUpdate } = assumedAccountEndpoints;
  return [customerRoute(backend, customerUpdate, (call) => update(backend, call))];
}
