import { z } from 'zod';
import { amount, instant, maybe, product, text } from './fields';

/** How a cart is to reach its customer, as it was last chosen. */
export const delivery = z.object({
  type: z.enum(['shipping', 'pickup']),
  addressId: maybe,
  courierId: maybe,
  storeId: maybe,
  person: z
    .object({ name: text, lastName: text, motherLastName: text, telephone: text })
    .nullable(),
  isInsured: z.boolean(),
});

const payment = z.object({
  id: text,
  /** Of the call that made it. */
  key: text,
  method: text,
  tokenizableId: maybe,
  /** Option → months. */
  plans: z.record(text, z.number()),
  months: z.number(),
  amount,
  status: z.enum(['pending', 'requires_action', 'success', 'failed', 'expired', 'cancelled']),
  reference: maybe,
  message: maybe,
  createdUtc: instant,
  expiresUtc: instant.nullable(),
  paidUtc: instant.nullable(),
  /** The verification at a card provider of its own, and what the bank told that provider. */
  bank: z.object({ clientSecret: text, said: z.enum(['yes', 'no']).nullable() }).optional(),
  /** Where the provider's own page approves it. */
  approvalUrl: text.optional(),
});

/** An order on its way to being paid, with the prices at which it was placed. */
export const transaction = z.object({
  id: text,
  customerId: text,
  cartId: text,
  orderId: text,
  createdUtc: instant,
  /** Until when stock and wallet credit are kept for it. */
  holdUtc: instant,
  lines: z.array(
    z.object({
      id: text,
      ...product,
      common: amount,
      unit: amount,
      one: amount,
      maxMonths: z.number(),
      interest: z.number().default(0),
    }),
  ),
  delivery,
  shipping: amount,
  shippingDiscount: amount,
  coupon: z.object({ code: text, discount: amount, walletAmount: amount }).nullable(),
  walletUsed: amount,
  profileId: maybe,
  /** Code of the CFDI use of this purchase; null: that of the profile. */
  cfdiUse: maybe.optional(),
  trackingId: maybe,
  /** Where its pieces were taken from. */
  taken: z.array(
    z.object({ productId: text, stores: z.record(text, z.number()), providers: z.number() }),
  ),
  payments: z.array(payment),
  /** Days between which it was promised, `2026-01-31`; null for what is picked up. */
  arrives: z.object({ from: text, to: text }).nullable(),
  /** The delivery address as the customer was asked for it, and what they answered. */
  addressCheck: z.object({ code: text, answer: z.enum(['yes', 'no']).nullable() }).nullable(),
});
