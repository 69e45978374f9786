import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findWrongFields,
  formatCardNumber,
  getCardBrand,
  getCvcLength,
  isCardNumber,
  isExpiryValid,
  parseExpiry,
  passesLuhn,
} from '@/lib/domain/payments/card';
import {
  formatPaymentReference,
  getAccountCardMethodCode,
  getAccountMethodCode,
  isCardMethod,
} from '@/lib/domain/payments/payment-method';
import { forAll } from '@/tests/support/for-all';

const TODAY = '2026-03-31';

describe("a card's number", () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', 3],
    ['5555-5555-5555-4444', 'mastercard', 3],
    ['2223003122003222', 'mastercard', 3],
    ['378282246310005', 'amex', 4],
    ['5062541600005232', 'carnet', 3],
  ])('%s is of %s', (number, brand, digits) => {
    expect(isCardNumber(number)).toBe(true);
    expect([getCardBrand(number), getCvcLength(number)]).toEqual([brand, digits]);
  });

  it.each([
    ...['4242424242424241', '424242424242', '30569309025904', '6011111111111117'],
    ...['', 'hola', '0000000000000000'],
  ])('%s is refused', (number) => expect(isCardNumber(number)).toBe(false));

  it('detects every mistyped digit and most swaps', () =>
    forAll(fc.nat(15), fc.integer({ min: 1, max: 9 }), (position, change) => {
      const digits = [...'4242424242424242'];
      digits[position] = String((Number(digits[position]) + change) % 10);
      expect(passesLuhn(digits.join(''))).toBe(false);
    }));

  it('is formatted without losing a digit', () => {
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005');
    expect(formatCardNumber('42424')).toBe('4242 4');
    forAll(fc.stringMatching(/^\d{0,19}$/), (digits) =>
      expect(formatCardNumber(digits).replaceAll(' ', '')).toBe(
        getCardBrand(digits) === 'amex' ? digits.slice(0, 15) : digits,
      ),
    );
  });
});

describe("a card's expiry", () => {
  it('is parsed in the usual spellings', () => {
    const forms = ['08/29', '8/29', '08/2029', '0829', ' 08 - 29 '];
    expect(forms.map(parseExpiry)).toEqual(Array(5).fill({ month: 8, year: 2029 }));
    expect(['13/29', '00/29', '8', '08/1999', 'ab/cd', ''].filter(parseExpiry)).toEqual([]);
  });

  it('is at the end of its month', () => {
    const isValid = (text: string) => isExpiryValid(parseExpiry(text) ?? expect.fail(), TODAY);
    const typed = ['03/26', '02/26', '12/25', '04/26', '03/46', '04/46'];
    expect(typed.filter(isValid)).toEqual(['03/26', '04/26', '03/46']);
  });
});

it.each([
  ['4242', '02/26', '12', ['number', 'expiry', 'ccv']],
  ['4242 4242 4242 4242', '03/26', '123', []],
  ['378282246310005', '03/26', '123', ['ccv']],
  ['378282246310005', '03/26', '1234', []],
])('the card %s until %s with the code %s has the wrong fields %j', (number, expiry, ccv, wrong) =>
  expect(findWrongFields({ number, expiry, ccv }, TODAY)).toEqual(wrong),
);

it('recognises payment methods by their codes', () => {
  const codes = ['stripe_card', 'paypal_card_v2', 'paypal_account', 'oxxo'];
  expect(codes.filter(isCardMethod)).toEqual(['stripe_card', 'paypal_card_v2']);
  expect(getAccountMethodCode('paypal')).toBe('paypal_account');
  expect(getAccountCardMethodCode('paypal')).toBe('paypal_card_v2');
});

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
