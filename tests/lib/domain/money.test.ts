import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountOrZero,
  formatKnownPrice,
  formatPrice,
  formatPriceParts,
  roundMoney,
} from '@/lib/domain/money';
import { forAll } from '@/tests/support/for-all';

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
    ['-12', '-$12.00'],
    [' 1000 ', '$1,000.00'],
    ['12.345', '$12.35'],
    [2 ** 53, '$9,007,199,254,740,992.00'],
    [2 ** 53 - 1, '$9,007,199,254,740,991.00'],
    [-(2 ** 53), '-$9,007,199,254,740,992.00'],
  ])('%s is %s', (value, text) => expect(formatPrice(value)).toBe(text));

  it.each<[unknown]>(
    [
      ...[Number.NaN, Number.POSITIVE_INFINITY, null, undefined, {}, [1], true, '9'.repeat(400)],
      ...['', 'abc', '1e3', '-', '--1', '1.', '.5', '1.2.3'],
      ...['1,234.50', '$5', '5 MXN', 'x5', '1 2'],
    ].map((value) => [value]),
  )('%s is not a number', (value) => {
    expect(formatPrice(value)).toBe('$ 0.00');
    expect(formatPriceParts(value)).toBeNull();
  });

  it('always has the format of a price, for any value', () =>
    forAll(fc.anything(), (value) =>
      expect(formatPrice(value)).toMatch(/^(-?\$\d{1,3}(,\d{3})*\.\d{2}|\$ 0\.00)$/),
    ));

  // Above 2^46 pesos a double cannot represent every cent.
  it('shows whole cents exactly', () =>
    forAll(fc.integer({ min: -1e15, max: 1e15 }), (cents) => {
      const digits = String(Math.abs(cents)).padStart(3, '0');
      const sign = cents < 0 ? '-' : '';
      const shown = formatPrice(Number(`${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`));
      expect(shown.replaceAll(',', '')).toBe(`${sign}$${digits.slice(0, -2)}.${digits.slice(-2)}`);
    }));

  it('splits a price into its parts', () =>
    expect(formatPriceParts(-1234.5)).toEqual({ sign: '-', whole: '1,234', cents: '50' }));
});

it('an amount that the backend does not say has no text', () => {
  expect([null, 0, 15].map(formatKnownPrice)).toEqual([null, '$0.00', '$15.00']);
});

it('an amount that is not finite counts as nothing', () =>
  expect([Number.NaN, Number.NEGATIVE_INFINITY, -3.5].map(amountOrZero)).toEqual([0, 0, -3.5]));

describe('roundMoney', () => {
  const exact = [1_000_000_000_000.12, 1_234_567_890_123.45, 2 ** 53, -(2 ** 53) - 2, 1e21, 1e300];
  it.each<[number, number]>([
    [1.005, 1.01],
    [-1.005, -1.01],
    [1.004999, 1],
    [0.1 + 0.2, 0.3],
    [999_999_999_999.995, 1_000_000_000_000],
    ...[1e-7, -1e-7, 0.000001, -0.004].map((amount): [number, number] => [amount, 0]),
    ...exact.map((amount): [number, number] => [amount, amount]),
  ])('%d is %d', (amount, rounded) => expect(roundMoney(amount)).toBe(rounded));

  it('is idempotent, odd, and at most half a cent away', () =>
    forAll(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
      const rounded = roundMoney(amount);
      expect(roundMoney(rounded)).toBe(rounded);
      expect(roundMoney(-amount) + rounded).toBe(0);
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(0.005 + 1e-6);
      expect(Object.is(rounded, -0)).toBe(false);
    }));

  it('keeps values that are not finite', () => {
    expect(roundMoney(Number.NaN)).toBeNaN();
    expect(roundMoney(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
  });
});
