import { z } from 'zod';
import { amount, instant, maybe, text } from './fields';

export const customer = z.object({
  id: text,
  name: text,
  lastName: text,
  motherLastName: text,
  email: text,
  phone: text,
  mobil: text,
  rfc: text,
  businessName: text,
  type: z.enum(['personal', 'business']),
  passwordHash: text,
  emailVerifiedUtc: instant.nullable(),
  phoneVerifiedUtc: instant.nullable(),
  creditLimit: amount,
  creditUsed: amount,
  /** Whether a new device has to be authorised with a code. */
  twoStep: z.boolean(),
  zipCode: maybe,
});
export const device = z.object({
  id: text,
  customerId: text,
  deviceToken: text,
  agent: text,
  address: text,
  place: text,
  authorized: z.boolean(),
  createdUtc: instant,
  usedUtc: instant,
});
export const token = z.object({
  token: text,
  customerId: text,
  deviceId: text,
  expiresUtc: instant,
});
export const code = z.object({
  id: text,
  customerId: text,
  action: z.enum(['two-step', 'wallet']),
  code: text,
  amount,
  expiresUtc: instant,
  triesLeft: z.number(),
  isUsed: z.boolean(),
});
export const mail = z.object({
  to: text,
  kind: z.enum([
    'verify-email',
    'reset-password',
    'two-step',
    'wallet',
    'password-changed',
    'address-check',
  ]),
  subject: text,
  /** What the customer types or opens: a code or a path of the shop. */
  code: maybe,
  token: maybe,
  path: maybe,
  sentUtc: instant,
});
/** A token that a mail carried. */
export const secret = z.object({
  token: text,
  customerId: text,
  kind: z.enum(['verify-email', 'reset-password']),
  expiresUtc: instant,
  isUsed: z.boolean(),
});
