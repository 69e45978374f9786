import * as z from 'zod';
import { cleanTypedText } from '../typed-text';

const MAX_COUPON_LENGTH = 40;

/** Messages are keys of the cart namespace. */
export const couponSchema = z.object({
  code: z
    .string()
    .transform(cleanTypedText)
    .pipe(z.string().min(1, 'coupon.empty').max(MAX_COUPON_LENGTH, 'coupon.long')),
});

/** An amount in pesos as people type it: `1,234.50`, `$ 100`. */
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** @param most maximum amount that can be used, in pesos */
export const walletSchema = (most: number) =>
  z.object({
    amount: z
      .string()
      .trim()
      .regex(AMOUNT, 'wallet.amountInvalid')
      .transform((text) => Number(text.replace(/[$,\s]/g, '')))
      .refine((amount) => amount > 0, 'wallet.amountInvalid')
      .refine((amount) => amount <= most, 'wallet.amountMost'),
  });
