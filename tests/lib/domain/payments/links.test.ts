import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddressCheckLink, parseProviderReturn } from '@/lib/domain/payments/provider-return';
import { forAll } from '@/tests/support/for-all';

describe("a provider's return", () => {
  const read = (query: string) => parseProviderReturn(new URLSearchParams(query));

  it.each([
    ['', null],
    ['token=EC-60385559L1062554J&PayerID=7', { kind: 'approved', token: 'EC-60385559L1062554J' }],
    ['provider_token=abcd', { kind: 'approved', token: 'abcd' }],
    ['token=abc', null],
    ['token=%3Cb%3Eabcd', null],
    ['cancelado=1', { kind: 'cancelled' }],
    // Providers send a token with a cancellation too.
    ['cancelado=1&token=EC-603', { kind: 'cancelled' }],
  ])('%s', (query, expected) => expect(read(query)).toEqual(expected));

  it('is an approval only with a valid token', () =>
    forAll(fc.string(), (text) => {
      const approval = read(String(new URLSearchParams({ token: text })));
      if (approval) expect(text).toMatch(/^[\w.~:-]{4,200}$/);
    }));
});

describe("the link of a message about an order's address", () => {
  it.each([
    [['7', 'abc', '1', 'si'], { isPaymentMissing: true, answer: 'yes' }],
    [['7', 'abc', 'true', 'YES'], { isPaymentMissing: true, answer: 'yes' }],
    [['7', 'abc', '0', 'no'], { isPaymentMissing: false, answer: 'no' }],
    [['7', 'abc', 'false', '0'], { isPaymentMissing: false, answer: 'no' }],
    [['7', 'abc', 'x', 'quizá'], { isPaymentMissing: false, answer: null }],
  ])('%j', ([transactionId, code, missingPayment, response], expected) =>
    expect(parseAddressCheckLink({ transactionId, code, missingPayment, response })).toEqual({
      transactionId: '7',
      code: 'abc',
      ...expected,
    }),
  );

  it('is null when a part is missing', () => {
    const whole = { transactionId: '7', code: 'abc', missingPayment: '1', response: 'si' };
    for (const name of Object.keys(whole)) {
      expect(parseAddressCheckLink({ ...whole, [name]: undefined })).toBeNull();
    }
    expect(parseAddressCheckLink({ ...whole, code: '' })).toBeNull();
  });
});
