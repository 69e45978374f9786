/**
 * Statuses of a payment. The specification names only success and pending, and treats all others as pending (4.2, 4.3).
 */
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
  /** The provider's reference to an entered security code; never the code itself. */
  cvc: string | null;
  /** `card`, `account`, `token` … */
  typeResource: string;
}

/** A saved card or account, or a temporary one for this purchase only (spec 3). */
export interface Tokenizable {
  id: string;
  paymentMethodCode: string;
  /** ISO 8601; null when the backend does not say. */
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
  /** Why the method is not available, as the backend says it. */
  unavailableReason: string | null;
}

/** A payment plan over a number of months (spec 3). Amounts in pesos. */
export interface MonthlyPaymentPlan {
  months: number;
  /** Payment of each month. */
  price: number;
  /** Payment of the first month. It includes the cents that cannot be divided equally. */
  firstPayment: number;
  /** Total amount paid. */
  total: number;
}

/** Products that have the same longest plan, with the plans from which the customer selects one. */
export interface MonthlyPaymentOption {
  id: string;
  maxMonths: number;
  productIds: string[];
  plans: MonthlyPaymentPlan[];
}

/** A courier service for an address. Amounts in pesos with IVA. */
export interface Courier {
  id: string;
  name: string;
  service: string;
  price: number;
  /** Discount of a promotion. */
  discount: number;
  total: number;
  days: number;
  /** First and last day of the delivery, `2026-01-31`. */
  from: string;
  to: string;
}

/** A store where the order can be picked up. */
export interface PickupStore {
  id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  hours: string[];
  /** Kilometres from the requested zip code; null without a zip code. */
  distance: number | null;
  /** Whether the store has all products in stock. */
  isAvailable: boolean;
  missing: { productId: string; name: string; wanted: number; stock: number }[];
}

export interface PickupPerson {
  name: string;
  lastName: string;
  motherLastName: string;
  telephone: string;
}

/** The result of a checkout (spec 3, Transaction). Amounts in pesos. */
export interface Transaction {
  id: string;
  transactionId: string;
  paymentStatus: PaymentStatus;
  /** Id of the current payment. The URLs of the providers' pages contain it. */
  paymentId: string | null;
  orderId: string | null;
  orderFolio: string;
  paymentMethodCode: string;
  total: number;
  paymentApplied: number;
  amountDue: number;
  walletPromotionAmount: number;
  /** The cart that it was created from. */
  cartId: string;
  /** Why a payment failed, as the backend says it. */
  message: string | null;
  /** Whether it can still be paid, possibly with another method. */
  isPayable: boolean;
  /** First and last day of the delivery, `2026-01-31`; null for a pickup. */
  deliveryFrom: string | null;
  deliveryTo: string | null;
}

/** One payment of a transaction, such as a voucher, a QR code or a charge. */
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
  /** Reference for the cashier. */
  reference: string | null;
  /** Digits of the voucher's barcode. */
  barcode: string | null;
  /** Text of the QR code. */
  qr: string | null;
  /** URL that opens the wallet app. */
  deepLink: string | null;
  /** Page of the account provider that asks for approval; null when the page of this shop does. */
  approvalUrl: string | null;
  /** Secret for the bank's verification (3-D Secure) of this payment. It is never stored, logged or put into a URL. */
  clientSecret: string | null;
  /** ISO 8601 in UTC. */
  expiresUtc: string | null;
  paidUtc: string | null;
  message: string | null;
  /** Seconds to wait before the next poll. */
  pollAfterSeconds: number;
}
