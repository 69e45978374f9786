import { z } from 'zod';
import { amount, instant, maybe, product, text } from './fields';
import { delivery } from './transactions';

const cartItem = z.object({
  id: text,
  ...product,
  /** Pieces in one assembly; `qty` is this by the number of assemblies. */
  perAssembly: z.number().nullable(),
  assemblyId: maybe,
  groupId: maybe,
});
const cartAssembly = z.object({
  id: text,
  configId: maybe,
  name: text,
  qty: z.number(),
  requiresAssembly: z.boolean(),
});
export const cart = z.object({
  customerId: text,
  items: z.array(cartItem),
  assemblies: z.array(cartAssembly),
  coupon: maybe,
  walletToUse: amount,
  walletVerifiedUntil: instant.nullable(),
  delivery: delivery.nullish(),
});
/** How much of a guest's cart has been taken, by the guest's own key. */
export const merge = z.object({
  customerId: text,
  key: text,
  lines: z.record(text, z.number()),
  assemblies: z.record(text, text),
  configId: maybe,
});
export const config = z.object({
  id: text,
  customerId: text,
  name: text,
  slug: text,
  details: z.array(z.object({ id: text, ...product, groupId: text })),
});
