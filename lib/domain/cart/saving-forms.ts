import * as z from 'zod';

/** Messages are keys of the cart's texts. */
export const couponSchema = z.object({
  code: z.string().trim().min(1, 'coupon.empty').max(40, 'coupon.empty'),
});

/** Pesos as people write them: `1,234.50`, `$ 100`. */
const AMOUNT = /^\$?\s*(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;

/** @param most pesos that may be used */
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
