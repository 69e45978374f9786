import { queryOptions } from '@tanstack/react-query';
import { browserClient } from '@/lib/api/browser-client';
import { readTransaction, readTransactionPayment } from '@/lib/api/calls/transactions';
import { customerKey } from './keys';

/** A transaction with its redirect address. Null when it belongs to another customer. */
export const transactionQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'transaction', id),
    queryFn: ({ signal }) => readTransaction(browserClient, id, signal),
    staleTime: 0,
  });

/** A payment with the fields of its provider's page. Null when it belongs to another customer. */
export const transactionPaymentQuery = (customerId: string, id: string) =>
  queryOptions({
    queryKey: customerKey(customerId, 'transaction-payment', id),
    queryFn: ({ signal }) => readTransactionPayment(browserClient, id, signal),
    staleTime: 0,
  });
