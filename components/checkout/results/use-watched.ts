import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PaymentStatus } from '@/lib/domain/checkout/types';
import { isPatienceOver, pollDelay } from '@/lib/domain/payments/polling';
import { isOpen } from '@/lib/domain/payments/stage';
import { getQueryClient } from '@/lib/queries/query-client';
import { transaction, transactionPayment } from '@/lib/queries/transactions';

interface Asked {
  dataUpdateCount: number;
  errorUpdateCount: number;
}

/** Number of requests so far, successful or not. */
const askedOf = (state: Asked | undefined) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** Milliseconds until the next poll; false once the outcome is known. */
const nextLook = (status: PaymentStatus | undefined, afterSeconds: number, asked: number) =>
  status && isOpen(status) ? pollDelay(afterSeconds, asked) : false;

/**
 * Polls a transaction until its outcome is known. Polling pauses while the page is hidden or offline, and resumes at
 * once afterwards.
 * @param afterSeconds seconds between two requests
 */
export function useWatchedTransaction(customerId: string, id: string, afterSeconds: number) {
  const client = getQueryClient();
  const options = transaction(customerId, id);
  const asked = () => askedOf(client.getQueryState(options.queryKey));
  const [since, setSince] = useState(asked);
  const query = useQuery(
    {
      ...options,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        nextLook(state.data?.transaction.paymentStatus, afterSeconds, askedOf(state) - since),
      // Re-render after each request, also when its answer is the same as before.
      notifyOnChangeProps: ['data', 'error', 'status', 'dataUpdatedAt', 'errorUpdateCount'],
    },
    client,
  );
  return {
    query,
    /** Whether the outcome takes too long to keep the customer waiting. */
    isSlow: isPatienceOver(asked() - since),
    /** Starts polling again. */
    askAgain: () => {
      setSince(asked());
      void query.refetch();
    },
  };
}

/** Polls a payment until its outcome is known, at the pace that the backend asks for. */
export function useWatchedPayment(customerId: string, id: string) {
  return useQuery(
    {
      ...transactionPayment(customerId, id),
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data, ...state } }) =>
        nextLook(data?.status, data?.pollAfterSeconds ?? 0, askedOf(state)),
    },
    getQueryClient(),
  );
}
