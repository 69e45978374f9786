import { isCardMethod } from '../payments/method-codes';
import type { CheckoutProblem } from './checkout-problem';
import type { CheckoutData } from './state';
import { isTokenActive } from './tokens';
import type { CheckoutTotals } from './totals';
import type { PaymentMethod } from './types';

/** 3 or 4 digits (spec 9). */
export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text);

/** Whether something is left to pay with a payment method, after wallet credit and earlier payments. */
export const isPaymentNeeded = ({ amountDue }: Pick<CheckoutTotals, 'amountDue'>): boolean =>
  amountDue > 0;

type PaymentData = Pick<
  CheckoutData,
  'paymentMethodCode' | 'paymentTokenizable' | 'expiresTokenizable'
>;

/**
 * What is missing in the payment step (spec 5).
 * @param methods the payment methods that the backend offers now
 * @param now milliseconds
 */
export function findPaymentProblem(
  data: PaymentData,
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
