import { z } from 'zod';
import { amount, instant, maybe, product, text } from './fields';

export const wishlist = z.object({ id: text, customerId: text, name: text, createdUtc: instant });
export const wishlistItem = z.object({
  id: text,
  wishlistId: text,
  ...product,
  createdUtc: instant,
});
export const addressFields = {
  alias: text,
  recipientName: text,
  phone: text,
  street: text,
  exteriorNumber: text,
  interiorNumber: text,
  neighborhood: text,
  municipality: text,
  city: text,
  state: text,
  zipCode: text,
  betweenStreets: text,
  references: text,
};
export const address = z.object({
  id: text,
  customerId: text,
  ...addressFields,
  isDefault: z.boolean(),
});
export const profile = z.object({
  id: text,
  customerId: text,
  rfc: text,
  businessName: text,
  taxRegime: text,
  cfdiUse: text,
  zipCode: text,
  email: text,
  isDefault: z.boolean(),
});
export const tokenizable = z.object({
  id: text,
  customerId: text,
  method: text,
  brand: text,
  lastFour: text,
  holder: text,
  expires: text,
  createdUtc: instant,
  isDefault: z.boolean(),
  /** For one purchase. */
  isTemporary: z.boolean().optional(),
  /** The provider's reference to the security code that was typed in. */
  cvcToken: maybe.optional(),
  /** Confirmed by the wallet of a device: no security code is asked for. */
  isOfWallet: z.boolean().optional(),
});
export const movement = z.object({
  id: text,
  customerId: text,
  kind: z.enum(['earned', 'spent', 'refunded', 'expired']),
  concept: text,
  amount,
  balance: amount,
  orderId: maybe,
  createdUtc: instant,
  expiresUtc: instant.nullable(),
});
export const notification = z.object({
  id: text,
  customerId: text,
  kind: z.enum(['order', 'warranty', 'wallet', 'offer', 'security', 'message']),
  title: text,
  text,
  link: maybe,
  createdUtc: instant,
  readUtc: instant.nullable(),
});
