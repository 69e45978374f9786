import { getProviderPage, type ProviderIds, type ProviderPageKind } from './payment-method';
import type { PaymentStatus } from './types';

export type FailedPaymentStatus = Extract<PaymentStatus, 'failed' | 'expired' | 'cancelled'>;

export const toFailedPaymentStatus = (status: PaymentStatus): FailedPaymentStatus | null =>
  status === 'failed' || status === 'expired' || status === 'cancelled' ? status : null;

export const isPaymentOpen = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'requires_action';

export const PAYMENT_RESULT_ROUTES = {
  success: 'success-payment',
  processing: 'pagos-transactionId-procesar-pago',
  pending: 'pending-payment',
} as const;

/** The page for a payment. The general pages are identified by the transaction, a provider's page by the payment. */
export type PaymentPageTarget =
  | { page: keyof typeof PAYMENT_RESULT_ROUTES; transactionId: string }
  | { page: ProviderPageKind; paymentId: string };

interface PaidTransaction {
  transactionId: string;
  paymentStatus: PaymentStatus;
  /** Of the current payment; null before there is one. */
  paymentId: string | null;
  paymentMethodCode: string;
}

export function getPaymentPageTarget(
  { transactionId, paymentStatus, paymentId, paymentMethodCode }: PaidTransaction,
  providers: ProviderIds,
): PaymentPageTarget {
  if (paymentStatus === 'success') return { page: 'success', transactionId };
  if (!isPaymentOpen(paymentStatus)) return { page: 'pending', transactionId };
  const page = getProviderPage(paymentMethodCode, providers);
  if (page && paymentId) return { page, paymentId };
  return { page: paymentStatus === 'pending' ? 'pending' : 'processing', transactionId };
}
