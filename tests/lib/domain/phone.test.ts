import { expect, it } from 'vitest';
import { formatPhone, parseMexicanPhone } from '@/lib/domain/phone';

it.each([
  ...['5512345678', '55 1234 5678', '(55) 1234-5678', '+52 (55) 1234-5678', '+52 55 1234 5678'],
  ...['+52 1 55 1234 5678', '01 55 1234 5678', '044 (55) 1234-5678', '045.55.1234.5678'],
])('reads ten digits from %s', (text) => expect(parseMexicanPhone(text)).toBe('5512345678'));

it.each(['', '551234567', '55123456789', '+1 555 123 4567', '55 1234 567a', '046 55 1234 5678'])(
  '%s is not a phone number',
  (text) => expect(parseMexicanPhone(text)).toBeNull(),
);

it.each([
  ['5512345678', '55 1234 5678'],
  ['3312345678', '33 1234 5678'],
  ['9991234567', '999 123 4567'],
])('formats %s as %s', (digits, text) => expect(formatPhone(digits)).toBe(text));
