import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaymentReference } from '@/lib/domain/payments/payment-method';
import { forAll } from '@/tests/support/for-all';

describe('a payment reference', () => {
  it('is formatted in groups of four', () => {
    expect(formatPaymentReference('93000000010194')).toBe('9300 0000 0101 94');
    expect(formatPaymentReference(' 9300 0000010194 ')).toBe('9300 0000 0101 94');
    expect(formatPaymentReference('REF-12/3')).toBe('REF-12/3');
  });

  it('keeps all characters', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789ABC'), maxLength: 40 });
    forAll(digits, (text) => {
      expect(formatPaymentReference(text).replaceAll(' ', '')).toBe(text);
      expect(formatPaymentReference(text)).toMatch(/^(.{4} )*.{0,4}$/);
    });
  });
});
