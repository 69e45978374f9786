import type { Transaction } from '../payments/types';

/** Where the customer goes after a transaction was created (spec 4.2). */
export type TransactionDestination =
  | { kind: 'address' /** Not checked yet: the URL may lead to another site. */; address: string }
  | { kind: 'success' | 'pending'; transactionId: string };

/** @param redirectTo `meta.redirectTo` of the answer; null when it is missing */
export function getTransactionDestination(
  { transactionId, paymentStatus }: Pick<Transaction, 'transactionId' | 'paymentStatus'>,
  redirectTo: string | null,
): TransactionDestination {
  if (redirectTo) return { kind: 'address', address: redirectTo };
  return { kind: paymentStatus === 'success' ? 'success' : 'pending', transactionId };
}
