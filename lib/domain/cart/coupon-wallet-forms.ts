import { roundMoney } from '../money';
import { readNumber } from '../read-number';
import { cleanTypedText } from '../typed-text';
import { z } from '../zod';

const MAX_COUPON_LENGTH = 40;

/** Messages are keys of the cart namespace. */
export const couponSchema = z.object({
  code: z
    .string()
    .transform(cleanTypedText)
    .pipe(z.string().min(1, 'coupon.empty').max(MAX_COUPON_LENGTH, 'coupon.long')),
});

/** @param most maximum amount that can be used, in pesos */
export const walletSchema = (most: number) =>
  z.object({
    amount: z
      .string()
      .transform((text) => readNumber(text) ?? 0)
      .refine((amount) => amount > 0 && amount === roundMoney(amount), {
        error: 'wallet.amountInvalid',
        abort: true,
      })
      .refine((amount) => amount <= most, 'wallet.amountMost'),
  });
