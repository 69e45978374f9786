import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '@/lib/api/orders';
import { transactionPaymentQuery } from '@/lib/api/transactions';
import type { Transaction } from '@/lib/domain/payments/types';

/** Loads the current payment of a transaction. Waits for the transaction, and for it to have a payment. */
export function useTransactionPayment(customerId: string, transaction: Transaction | undefined) {
  const id = transaction?.paymentId ?? '';
  const query = { ...transactionPaymentQuery(customerId, id), enabled: id !== '' };
  return useQuery(query);
}

/** Loads the order of a transaction. Waits for the transaction, and for it to have an order. */
export function useTransactionOrder(customerId: string, transaction: Transaction | undefined) {
  const id = transaction?.orderId ?? '';
  return useQuery({ ...orderQuery(customerId, id), enabled: id !== '' });
}
