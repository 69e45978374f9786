import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice, formatPriceParts, roundMoney } from '@/lib/domain/money';

describe('formatPrice', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [-1, '-$1.00'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.004, '$0.00'],
    [1.005, '$1.01'],
    [-1.005, '-$1.01'],
    [8.345, '$8.35'],
    [4.1 * 0.15, '$0.62'],
    [999.995, '$1,000.00'],
    [999, '$999.00'],
    [1e-9, '$0.00'],
    [12345678.9, '$12,345,678.90'],
    [90071992547409.91, '$90,071,992,547,409.91'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
    ['1234.5', '$1,234.50'],
  ])('%s is %s', (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [null],
    [undefined],
    [''],
    ['abc'],
    ['1e3'],
    [{}],
    [[1]],
    [true],
  ])('%s is not a number', (value) => {
    expect(formatPrice(value)).toBe('$ 0.00');
    expect(formatPriceParts(value)).toBeNull();
  });

  it('always has the format of a price, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(formatPrice(value)).toMatch(/^(-?\$\d{1,3}(,\d{3})*\.\d{2}|\$ 0\.00)$/);
      }),
    );
  });

  // Above 2^46 pesos a double cannot represent every cent.
  it('shows whole cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), (cents) => {
        const digits = String(Math.abs(cents)).padStart(3, '0');
        const sign = cents < 0 ? '-' : '';
        const shown = formatPrice(Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`));
        expect(shown.replaceAll(',', '')).toBe(
          `${sign}$${digits.slice(0, -2)}.${digits.slice(-2)}`,
        );
      }),
    );
  });

  it('splits a price into its parts', () => {
    expect(formatPriceParts(-1234.5)).toEqual({ sign: '-', whole: '1,234', cents: '50' });
  });
});

describe('roundMoney', () => {
  it('is idempotent, odd, and at most half a cent away', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        const rounded = roundMoney(amount);
        expect(roundMoney(rounded)).toBe(rounded);
        expect(roundMoney(-amount) + rounded).toBe(0);
        expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-6);
        expect(Object.is(rounded, -0)).toBe(false);
      }),
    );
  });

  it('keeps values that are not finite', () => {
    expect(roundMoney(Number.NaN)).toBeNaN();
    expect(roundMoney(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
  });
});
