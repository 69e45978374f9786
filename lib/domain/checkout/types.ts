/** How a payment stands. The specification names success and pending only, and treats all others as pending (4.2, 4.3). */
export const PAYMENT_STATUSES = [
  'success',
  'pending',
  'requires_action',
  'failed',
  'expired',
  'cancelled',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export interface TokenizablePayload {
  /** ISO 8601; null when the backend does not say. */
  creationDate: string | null;
  /** The provider's reference to a security code that was typed in; never the code itself. */
  cvc: string | null;
  /** `card`, `account`, `token` … */
  typeResource: string;
}

/** A stored card or account, or one for this purchase only (spec 3). */
export interface Tokenizable {
  id: string;
  paymentMethodCode: string;
  /** ISO 8601; null when the backend does not say. */
  creationDate: string | null;
  payload: TokenizablePayload;
  /** `visa`, `mastercard` … or the account's provider. */
  brand: string;
  lastFour: string;
  holder: string;
  /** `2029-08`; empty for an account. */
  expires: string;
  isExpired: boolean;
  isDefault: boolean;
  /** For this purchase only: dropped after three hours. */
  isTemporary: boolean;
}

export interface PaymentMethod {
  code: string;
  name: string;
  description: string;
  /** Needs a card or account of the customer. */
  tokenizer: boolean;
  tokenizables: Tokenizable[];
  secureCodeRequired: boolean;
  /** Pesos between which it can be used; null without a limit. */
  minimumAmount: number | null;
  maximumAmount: number | null;
  isAvailable: boolean;
  /** Why not, in the backend's words. */
  unavailableReason: string | null;
}

/** A number of months and what it costs (spec 3); pesos. */
export interface MonthlyPaymentPlan {
  months: number;
  /** Of each month. */
  price: number;
  /** Of the first month, which takes the cents that do not divide. */
  firstPayment: number;
  /** Paid in the end. */
  total: number;
}

/** Products that share their longest plan, with the plans among which the customer chooses one. */
export interface MonthlyPaymentOption {
  id: string;
  maxMonths: number;
  productIds: string[];
  plans: MonthlyPaymentPlan[];
}

/** A way to send the purchase to an address; pesos with IVA. */
export interface Courier {
  id: string;
  name: string;
  service: string;
  price: number;
  /** Taken off by a promotion. */
  discount: number;
  total: number;
  days: number;
  /** Days between which it arrives, `2026-01-31`. */
  from: string;
  to: string;
}

/** A store that may hand the purchase over. */
export interface PickupStore {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  hours: string[];
  /** Kilometres from the zip code that was asked for; null without one. */
  distance: number | null;
  /** Whether everything is there. */
  isAvailable: boolean;
  missing: { productId: string; name: string; wanted: number; stock: number }[];
}

export interface PickupPerson {
  name: string;
  lastName: string;
  motherLastName: string;
  telephone: string;
}

/** What became of a checkout (spec 3, Transaction); pesos. */
export interface Transaction {
  id: string;
  transactionId: string;
  paymentStatus: PaymentStatus;
  /** Of the payment that counts now: what the providers' pages are addressed by. */
  paymentId: string | null;
  orderId: string | null;
  orderFolio: string;
  paymentMethodCode: string;
  total: number;
  paymentApplied: number;
  amountDue: number;
  walletPromotionAmount: number;
  /** The cart that it was made of. */
  cartId: string;
  /** Why a payment failed, in the backend's words. */
  message: string | null;
  /** Whether it can still be paid, with another method if need be. */
  isPayable: boolean;
  /** Days between which it is to arrive, `2026-01-31`; null for what is picked up. */
  deliveryFrom: string | null;
  deliveryTo: string | null;
}

/** One payment of a transaction: a voucher, a code to scan, a charge. */
export interface TransactionPayment {
  id: string;
  transactionId: string;
  orderId: string | null;
  orderFolio: string;
  methodCode: string;
  methodName: string;
  status: PaymentStatus;
  /** Pesos. */
  amount: number;
  months: number;
  /** What is read out at the till. */
  reference: string | null;
  /** Digits of the voucher's barcode. */
  barcode: string | null;
  /** Text of the code to scan. */
  qr: string | null;
  /** Opens the wallet's application. */
  deepLink: string | null;
  /** Where the account's provider asks for approval; null where this shop's page does. */
  approvalUrl: string | null;
  /** Opens the bank's verification of this payment at its provider: never kept, written down or put in an address. */
  clientSecret: string | null;
  /** ISO 8601 in UTC. */
  expiresUtc: string | null;
  paidUtc: string | null;
  message: string | null;
  /** Wait before asking again. */
  pollAfterSeconds: number;
}
