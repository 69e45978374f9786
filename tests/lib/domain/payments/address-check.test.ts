import { describe, expect, it } from 'vitest';
import { parseAddressCheckLink } from '@/lib/domain/payments/address-check';

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
