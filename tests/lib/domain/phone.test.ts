import { expect, it } from 'vitest';
import { mexicanPhone } from '@/lib/domain/phone';

it.each([
  '5512345678',
  '55 1234 5678',
  '(55) 1234-5678',
  '+52 55 1234 5678',
  '+52 1 55 1234 5678',
  '01 55 1234 5678',
  '044 55 1234 5678',
  '045.55.1234.5678',
])('%s is ten digits', (text) => {
  expect(mexicanPhone(text)).toBe('5512345678');
});

it.each(['', '551234567', '55123456789', '+1 555 123 4567', '55 1234 567a', '046 55 1234 5678'])(
  '%s is none',
  (text) => {
    expect(mexicanPhone(text)).toBeNull();
  },
);
