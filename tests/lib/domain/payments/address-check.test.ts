import { describe, expect, it } from 'vitest';
import { parseAddressCheckLink } from '@/lib/domain/payments/address-check';

const whole = { transactionId: '7', code: 'abc', missingPayment: '1', response: 'si' };

describe("the link of a message about an order's address", () => {
  it.each([
    ['1', 'si', true, 'yes'],
    ['true', 'YES', true, 'yes'],
    ['0', 'no', false, 'no'],
    ['false', '0', false, 'no'],
    ['x', 'quizá', false, null],
  ])('%s, %s', (missingPayment, response, isPaymentMissing, answer) => {
    const read = { transactionId: '7', code: 'abc', isPaymentMissing, answer };
    expect(parseAddressCheckLink({ ...whole, missingPayment, response })).toEqual(read);
  });

  it('is null when a part is missing', () => {
    for (const name of Object.keys(whole))
      expect(parseAddressCheckLink({ ...whole, [name]: undefined })).toBeNull();
    expect(parseAddressCheckLink({ ...whole, code: '' })).toBeNull();
  });
});
