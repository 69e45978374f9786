import type { Transaction } from './types';

/** Where a transaction that was answered leads (spec 4.2). */
export type Destination =
  | { kind: 'address' /** Not checked yet: it may lead off the site. */; address: string }
  | { kind: 'success' | 'pending'; transactionId: string };

/** @param redirectTo of the answer's meta; null without one */
export function destinationOf(
  { transactionId, paymentStatus }: Pick<Transaction, 'transactionId' | 'paymentStatus'>,
  redirectTo: string | null,
): Destination {
  if (redirectTo) return { kind: 'address', address: redirectTo };
  return { kind: paymentStatus === 'success' ? 'success' : 'pending', transactionId };
}
