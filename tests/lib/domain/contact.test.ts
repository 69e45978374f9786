import { expect, it } from 'vitest';
import { contactSchema } from '@/lib/domain/contact';

const VALID = {
  name: ' Ana Pérez ',
  email: 'ana@example.com',
  phone: '+52 55 1234 5678',
  subject: 'Factura',
  message: 'No encuentro mi factura.',
};

it('normalises accepted values', () =>
  expect(contactSchema.parse(VALID)).toEqual({ ...VALID, name: 'Ana Pérez', phone: '5512345678' }));

it.each([
  ['name', ' Al ', 'contact.errors.name'],
  ['email', 'ana@', 'contact.errors.email'],
  ['email', '', 'contact.errors.email'],
  ['phone', '123', 'contact.errors.phone'],
  ['subject', '  ', 'contact.errors.subject'],
  ['message', 'Corto', 'contact.errors.message'],
  ['message', 'x'.repeat(2001), 'contact.errors.messageLong'],
])('%s %j: %s', (field, value, message) => {
  const result = contactSchema.safeParse({ ...VALID, [field]: value });
  expect(result.error?.issues).toMatchObject([{ path: [field], message }]);
});
