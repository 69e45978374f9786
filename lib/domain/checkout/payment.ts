import { isCardMethod } from '../payments/codes';
import type { CheckoutData } from './state';
import { isTokenActive } from './tokens';
import type { PaymentMethod } from './types';
import type { CheckoutProblem } from './validation';

/** 3 or 4 digits (spec 9). */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text);

type Payment = Pick<
  CheckoutData,
  'paymentMethodCode' | 'paymentTokenizable' | 'expiresTokenizable'
>;

/**
 * What is missing in the payment step (spec 5).
 * @param methods the payment methods that the backend offers now
 * @param now milliseconds
 */
export function paymentProblem(
  data: Payment,
  methods: readonly Pick<PaymentMethod, 'code' | 'tokenizer' | 'isAvailable'>[],
  now: number,
): CheckoutProblem | null {
  const method = methods.find(({ code }) => code === data.paymentMethodCode);
  if (!method?.isAvailable) return 'errors.method';
  if (!method.tokenizer) return null;
  const { paymentTokenizable: token } = data;
  if (token?.paymentMethodCode === method.code) {
    return isTokenActive(data.expiresTokenizable, now) ? null : 'errors.tokenizableExpired';
  }
  return isCardMethod(method.code) ? 'errors.card' : 'errors.account';
}
