import { z } from 'zod';
import { addressFields } from './belongings';
import { amount, instant, maybe, product, text } from './fields';

const event = z.object({ status: text, utc: instant, note: text });
export const order = z.object({
  id: text,
  folio: text,
  customerId: text,
  status: text,
  paymentStatus: text,
  method: text,
  months: z.number(),
  createdUtc: instant,
  paidUtc: instant.nullable(),
  items: z.array(z.object({ id: text, ...product, price: amount })),
  shipping: amount,
  insurance: amount,
  couponDiscount: amount,
  /** Taken off for paying at once. */
  onePayDiscount: amount.optional(),
  walletUsed: amount,
  walletEarned: amount,
  courier: maybe,
  guide: maybe,
  storeId: maybe,
  address: z.object(addressFields).nullable(),
  events: z.array(event),
  invoice: z
    .object({
      uuid: text,
      profileId: text,
      rfc: text,
      businessName: text,
      utc: instant,
      /** Missing: that of the profile. */
      cfdiUse: text.optional(),
    })
    .nullable(),
});
export const message = z.object({
  id: text,
  orderId: text,
  author: z.enum(['customer', 'agent']),
  authorName: text,
  text,
  clientId: maybe,
  /** An agent's answer is there from this moment on. */
  createdUtc: instant,
});
export const warranty = z.object({
  id: text,
  folio: text,
  customerId: text,
  orderId: text,
  orderItemId: text,
  ...product,
  serialNumber: text,
  description: text,
  status: z.number(),
  createdUtc: instant,
  photoIds: z.array(text),
  /** Under which the request was sent. */
  key: maybe.optional(),
  events: z.array(z.object({ status: z.number(), utc: instant, note: text })),
});
export const photo = z.object({
  id: text,
  customerId: text,
  secret: text,
  filename: text,
  contentType: text,
  base64: text,
});
