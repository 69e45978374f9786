import { expect, it } from 'vitest';
import { toMethodName } from '@/lib/api/payment-method-names';

it('shows the name of the backend', () =>
  expect(toMethodName('Crédito empresarial', 'credit')).toBe('Crédito empresarial'));

it.each([
  ['credit', 'Crédito'],
  ['credit_card', 'Tarjeta de crédito o débito'],
  ['stripe_card', 'Tarjeta de crédito o débito'],
  ['paypal_card_v2', 'Tarjeta con PayPal'],
  ['oxxo', 'Efectivo en OXXO'],
  ['spei_transfer', 'Transferencia por SPEI'],
  ['codi', 'CoDi'],
])('names %s when the backend sends only this code', (code, name) =>
  expect(toMethodName('', code)).toBe(name),
);

it('names nothing without a name and a code', () => expect(toMethodName('', '')).toBe(''));
