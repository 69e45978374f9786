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

/** Questions so far, answered or not. */
const askedOf = (state: Asked | undefined) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** Wait before a payment is asked for again; never once its outcome is known. */
const nextLook = (status: PaymentStatus | undefined, afterSeconds: number, asked: number) =>
  status && isOpen(status) ? pollDelay(afterSeconds, asked) : false;

/**
 * A transaction, asked for again until its outcome is known. Questions pause while the page is hidden or there is no
 * network, and what ends that asks at once.
 * @param afterSeconds the backend's pace
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
      // Each question counts, also one whose answer is as before.
      notifyOnChangeProps: ['data', 'error', 'status', 'dataUpdatedAt', 'errorUpdateCount'],
    },
    client,
  );
  return {
    query,
    /** Whether it has taken longer than anybody likes to look at. */
    isSlow: isPatienceOver(asked() - since),
    /** Begins anew. */
    askAgain: () => {
      setSince(asked());
      void query.refetch();
    },
  };
}

/** A payment, asked for again until its outcome is known, as above. */
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
