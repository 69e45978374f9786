import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { type CustomerScreenProps, customerScreen } from '@/components/shared/customer-screen';
import { customerKey } from '@/lib/api/client/query-parts';
import { orderQuery } from '@/lib/api/orders';
import {
  type Transaction,
  type TransactionAnswer,
  type TransactionPayment,
  transactionPaymentQuery,
  transactionQuery,
} from '@/lib/api/transactions';
import type { ProviderPageKind } from '@/lib/domain/payments/payment-method';
import {
  getPaymentPageTarget,
  isPaymentOpen,
  type PaymentPageTarget,
} from '@/lib/domain/payments/payment-target';
import { calculatePollDelay, shouldStopWaiting } from '@/lib/domain/payments/polling';
import type { PaymentStatus } from '@/lib/domain/payments/types';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { paymentHref } from '@/lib/routing/payment-href';

/**
 * The payment pages (spec 2.1): three results, one page for each kind of provider, and one for what a backend names
 * otherwise, such as the payment's method.
 */
export type PaymentScreenName = 'success' | 'processing' | 'pending' | ProviderPageKind | 'other';

export interface PaymentPageProps {
  screen: PaymentScreenName;
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;

export const paymentScreen = (Screen: ComponentType<PaymentScreenProps>) =>
  customerScreen<PaymentPageProps>(['payments', 'delivery'], Screen, { height: 'h-96' });

/** Redirects when the payment belongs on another page. Replaces the history entry. True while redirecting. */
export function usePaymentRedirect(
  to: PaymentPageTarget | null,
  { config }: Pick<PaymentPageProps, 'config'>,
): boolean {
  const router = useRouter();
  const here = usePathname();
  const there = to && paymentHref(to, config.providers);
  const href = there === here ? null : there;
  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);
  return href !== null;
}

/** Sends something about a payment to the backend, and redirects to the page that fits its answer. */
export function useReportPayment<Result>(
  report: (result: Result) => Promise<TransactionAnswer>,
  { customer, config: { providers } }: PaymentScreenProps,
) {
  const router = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: report,
    onSuccess: (answer) => {
      const { transaction } = answer;
      client.setQueryData(
        transactionQuery(customer.id, transaction.transactionId).queryKey,
        answer,
      );
      // Replace, so that going back does not return to the URL with the provider's result.
      router.replace(paymentHref(getPaymentPageTarget(transaction, providers), providers));
      void client.invalidateQueries({ queryKey: customerKey(customer.id) });
    },
  });
}

const countRequests = (state: { dataUpdateCount: number; errorUpdateCount: number } | undefined) =>
  state ? state.dataUpdateCount + state.errorUpdateCount : 0;

/** Milliseconds until the next poll; false once the outcome is known. */
const getPollDelay = (status: PaymentStatus | undefined, afterSeconds: number, requests: number) =>
  status && isPaymentOpen(status) ? calculatePollDelay(afterSeconds, requests) : false;

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
export const usePaymentPolling = (
  customerId: string,
  id: string,
  complete: (payment: TransactionPayment) => TransactionPayment,
) =>
  useQuery({
    ...transactionPaymentQuery(customerId, id),
    select: (payment) => payment && complete(payment),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, ...state } }) =>
      getPollDelay(data?.status, data?.pollAfterSeconds ?? 0, countRequests(state)),
  });

export function useTransactionPayment(customerId: string, transaction: Transaction | undefined) {
  const id = transaction?.paymentId ?? '';
  return useQuery({ ...transactionPaymentQuery(customerId, id), enabled: id !== '' });
}

export function useTransactionOrder(
  customerId: string,
  transaction: Pick<Transaction, 'orderId'> | undefined,
) {
  const id = transaction?.orderId ?? '';
  return useQuery({ ...orderQuery(customerId, id), enabled: id !== '' });
}
