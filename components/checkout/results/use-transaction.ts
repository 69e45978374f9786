import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '@/lib/api/orders';
import { transactionPaymentQuery, transactionQuery } from '@/lib/api/transactions';
import {
  calculatePollDelay,
  isPaymentOpen,
  shouldStopWaiting,
} from '@/lib/domain/payments/payment-page';
import type { PaymentStatus, Transaction, TransactionPayment } from '@/lib/domain/payments/types';

interface QueryCounters {
  dataUpdateCount: number;
  errorUpdateCount: number;
}

/** Number of requests so far, successful or not. */
const countRequests = (state: QueryCounters | undefined) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** Milliseconds until the next poll; false once the outcome is known. */
const getPollDelay = (
  status: PaymentStatus | undefined,
  afterSeconds: number,
  requestCount: number,
) => (status && isPaymentOpen(status) ? calculatePollDelay(afterSeconds, requestCount) : false);

/**
 * Polls a transaction until its outcome is known. Polling pauses while the page is hidden or offline, and resumes at
 * once afterwards.
 * @param afterSeconds seconds between two requests
 */
export function useTransactionPolling(customerId: string, id: string, afterSeconds: number) {
  const client = useQueryClient();
  const options = transactionQuery(customerId, id);
  const getRequestCount = () => countRequests(client.getQueryState(options.queryKey));
  const [since, setSince] = useState(getRequestCount);
  const query = useQuery({
    ...options,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      getPollDelay(
        state.data?.transaction.paymentStatus,
        afterSeconds,
        countRequests(state) - since,
      ),
    // Re-render after each request, also when its answer is the same as before.
    notifyOnChangeProps: ['data', 'error', 'status', 'dataUpdatedAt', 'errorUpdateCount'],
  });
  return {
    query,
    /** Whether the outcome takes too long to keep the customer waiting. */
    isSlow: shouldStopWaiting(getRequestCount() - since),
    pollAgain: () => {
      setSince(getRequestCount());
      void query.refetch();
    },
  };
}

/**
 * Polls a payment until its outcome is known, at the pace that the backend asks for.
 * @param complete adds what the backend leaves out
 */
export function usePaymentPolling(
  customerId: string,
  id: string,
  complete: (payment: TransactionPayment) => TransactionPayment,
) {
  return useQuery({
    ...transactionPaymentQuery(customerId, id),
    select: (payment) => payment && complete(payment),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, ...state } }) =>
      getPollDelay(data?.status, data?.pollAfterSeconds ?? 0, countRequests(state)),
  });
}

/** Loads the current payment of a transaction. Waits for the transaction, and for it to have a payment. */
export function useTransactionPayment(customerId: string, transaction: Transaction | undefined) {
  const id = transaction?.paymentId ?? '';
  const query = { ...transactionPaymentQuery(customerId, id), enabled: id !== '' };
  return useQuery(query);
}

/** Loads the order of a transaction. Waits for the transaction, and for it to have an order. */
export function useTransactionOrder(
  customerId: string,
  transaction: Pick<Transaction, 'orderId'> | undefined,
) {
  const id = transaction?.orderId ?? '';
  return useQuery({ ...orderQuery(customerId, id), enabled: id !== '' });
}
