import type { PaymentStatus, Transaction } from '../checkout/types';
import { accountMethod } from './codes';

/** The providers with a page of their own, each by its identifier. */
export type ProviderIds = Readonly<Record<'account' | 'voucher' | 'wallet-1' | 'wallet-2', string>>;
export type ProviderPage = keyof ProviderIds;

/** How a payment ended that brought no money. */
export type Stop = Extract<PaymentStatus, 'failed' | 'expired' | 'cancelled'>;

/** Why there is nothing to wait for any more; null while there is, or when it was paid. */
export function stopOf(status: PaymentStatus): Stop | null {
  return status === 'failed' || status === 'expired' || status === 'cancelled' ? status : null;
}

/** Whether the provider, or the customer, still has a word to say. */
export const isOpen = (status: PaymentStatus): boolean =>
  status === 'pending' || status === 'requires_action';

/** Whose page shows what a method needs; null for methods without one, as cards. */
export function providerPageOf(methodCode: string, providers: ProviderIds): ProviderPage | null {
  if (methodCode === accountMethod(providers.account)) return 'account';
  const others = ['voucher', 'wallet-1', 'wallet-2'] as const;
  const isOf = (id: string) => methodCode === id || methodCode.startsWith(`${id}_`);
  return others.find((page) => isOf(providers[page])) ?? null;
}

/** The page that a payment belongs on: those for every payment by its transaction, a provider's by the payment. */
export type PaymentPage =
  | { page: 'success' | 'pending' | 'processing'; transactionId: string }
  | { page: ProviderPage; paymentId: string };

/** Where the customer goes on with a transaction, as it stands now. */
export function pageOf(
  {
    transactionId,
    paymentStatus,
    paymentId,
    paymentMethodCode,
  }: Pick<Transaction, 'transactionId' | 'paymentStatus' | 'paymentId' | 'paymentMethodCode'>,
  providers: ProviderIds,
): PaymentPage {
  if (paymentStatus === 'success') return { page: 'success', transactionId };
  if (!isOpen(paymentStatus)) return { page: 'pending', transactionId };
  const page = providerPageOf(paymentMethodCode, providers);
  if (page && paymentId) return { page, paymentId };
  return { page: paymentStatus === 'pending' ? 'pending' : 'processing', transactionId };
}

/** What a till takes in cash for one voucher, in pesos. */
export const VOUCHER_LIMITS = { from: 10, to: 10_000 } as const;
