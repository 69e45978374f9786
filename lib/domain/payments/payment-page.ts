import { getAccountMethodCode } from './method-codes';
import type { PaymentStatus, Transaction } from './types';

/** Identifiers of the providers that have their own page in this shop. */
export type ProviderIds = Readonly<Record<'account' | 'voucher' | 'wallet-1' | 'wallet-2', string>>;
export type ProviderPage = keyof ProviderIds;

/** Final statuses of a payment that was not paid. */
export type FailedPaymentStatus = Extract<PaymentStatus, 'failed' | 'expired' | 'cancelled'>;

/** The status if the payment has finally failed; null when it is open or paid. */
export function toFailedPaymentStatus(status: PaymentStatus): FailedPaymentStatus | null {
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? status : null;
}

/** Whether the payment still waits for the provider or the customer. */
export const isPaymentOpen = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'requires_action';

/** The provider page of a payment method; null for methods without one, such as cards. */
export function getProviderPage(methodCode: string, providers: ProviderIds): ProviderPage | null {
  if (methodCode === getAccountMethodCode(providers.account)) return 'account';
  const others = ['voucher', 'wallet-1', 'wallet-2'] as const;
  const isOf = (id: string) => methodCode === id || methodCode.startsWith(`${id}_`);
  return others.find((page) => isOf(providers[page])) ?? null;
}

/** The page for a payment. The general pages are identified by the transaction, a provider's page by the payment. */
export type PaymentPageTarget =
  | { page: 'success' | 'pending' | 'processing'; transactionId: string }
  | { page: ProviderPage; paymentId: string };

/** The page where the customer continues, for the current status of a transaction. */
export function getPaymentPageTarget(
  {
    transactionId,
    paymentStatus,
    paymentId,
    paymentMethodCode,
  }: Pick<Transaction, 'transactionId' | 'paymentStatus' | 'paymentId' | 'paymentMethodCode'>,
  providers: ProviderIds,
): PaymentPageTarget {
  if (paymentStatus === 'success') return { page: 'success', transactionId };
  if (!isPaymentOpen(paymentStatus)) return { page: 'pending', transactionId };
  const page = getProviderPage(paymentMethodCode, providers);
  if (page && paymentId) return { page, paymentId };
  return { page: paymentStatus === 'pending' ? 'pending' : 'processing', transactionId };
}
