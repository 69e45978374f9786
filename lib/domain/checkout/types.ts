import * as z from 'zod/mini';
import type { ServerTotals } from '../cart/server-totals';
import { uniqueListOf } from '../stored-fields';

export interface TokenizablePayload {
  creationDate: string | null;
  /** The provider's reference to an entered security code; never the code itself. */
  cvc: string | null;
  /** `card`, `account`, `token` … */
  typeResource: string;
}

/** A saved card or account, or a temporary one for this purchase only (spec 3). */
export interface Tokenizable {
  id: string;
  paymentMethodCode: string;
  creationDate: string | null;
  payload: TokenizablePayload;
  /** `visa`, `mastercard` …, or the provider of the account. */
  brand: string;
  lastFour: string;
  holder: string;
  /** `2029-08`; empty for an account. */
  expires: string;
  isExpired: boolean;
  isDefault: boolean;
  /** True when it is for this purchase only; it expires after three hours. */
  isTemporary: boolean;
}

export interface PaymentMethod {
  code: string;
  name: string;
  description: string;
  /** Whether the method needs a card or account of the customer. */
  tokenizer: boolean;
  tokenizables: Tokenizable[];
  secureCodeRequired: boolean;
  /** Limits of the amount in pesos; null when there is no limit. */
  minimumAmount: number | null;
  maximumAmount: number | null;
  isAvailable: boolean;
  unavailableReason: string | null;
}

/** A payment plan over a number of months (spec 3). Amounts in pesos. */
export const monthlyPlan = z.object({
  months: z.number(),
  price: z.number(),
  /** Payment of the first month. It includes the cents that cannot be divided equally. */
  firstPayment: z.number(),
  total: z.number(),
  interestPercent: z.catch(z.nullable(z.number()), null),
});
export type MonthlyPaymentPlan = z.infer<typeof monthlyPlan>;

/** Products that have the same longest plan, with the plans from which the customer selects one. */
export const monthlyOption = z.object({
  id: z.string(),
  maxMonths: z.number(),
  productIds: uniqueListOf(z.string(), (id) => id),
  plans: uniqueListOf(monthlyPlan, ({ months }) => String(months)),
});
export type MonthlyPaymentOption = z.infer<typeof monthlyOption>;

/** A courier service for an address. Amounts in pesos with IVA. */
export interface Courier {
  id: string;
  name: string;
  service: string;
  price: number;
  discount: number;
  total: number;
  days: number | null;
  /** First and last day of the delivery, `2026-01-31`. */
  from: string;
  to: string;
}

export interface PickupStore {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  hours: string[];
  /** Kilometres from the requested zip code; null without a zip code. */
  distance: number | null;
  isAvailable: boolean;
  missing: { productId: string; name: string; wanted: number; stock: number }[];
  /** When everything can be collected, ISO 8601 in UTC; null when the backend does not say it. */
  readyUtc: string | null;
  /** Days for which an order is kept; null when the backend does not say it. */
  holdDays: number | null;
  /** Ten digits; null without a Mexican phone number. */
  phone: string | null;
  /** Ten digits of a number with WhatsApp; null without one. */
  whatsapp: string | null;
}

export const pickupPerson = z.object({
  name: z.string(),
  lastName: z.string(),
  motherLastName: z.string(),
  telephone: z.string(),
});
export type PickupPerson = z.infer<typeof pickupPerson>;

export interface CheckoutTotals extends ServerTotals {
  /** Each placed order gets a new cart id. */
  cartId: string;
  pieces: number;
  hasShipping: boolean;
}

/** Locale keys of the problems that a step can have (spec 5). */
export type CheckoutProblem =
  | 'errors.method'
  | 'errors.card'
  | 'errors.account'
  | 'errors.tokenizableExpired'
  | 'errors.delivery'
  | 'errors.addressAndCourier'
  | 'errors.address'
  | 'errors.courier'
  | 'errors.store'
  | 'errors.monthly'
  | 'errors.billing'
  | 'errors.securityCode'
  | 'errors.terms'
  | 'errors.shippingConditions';
