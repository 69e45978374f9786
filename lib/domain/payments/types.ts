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
  /** Empty when neither its name nor its code is known. */
  methodName: string;
  /** Null, like the amount due, when the backend does not say it. */
  total: number | null;
  paymentApplied: number;
  amountDue: number | null;
  walletPromotionAmount: number;
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
  /** Pesos. Null when the backend does not say it. */
  amount: number | null;
  months: number;
  /** Reference for the cashier. */
  reference: string | null;
  /** Digits of the voucher's barcode. */
  barcode: string | null;
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
