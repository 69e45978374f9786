import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { customerKey } from '@/lib/api/client/query-parts';
import { type TransactionAnswer, transactionQuery } from '@/lib/api/transactions';
import {
  getPaymentPageTarget,
  type PaymentPageTarget,
  type ProviderIds,
} from '@/lib/domain/payments/payment-page';
import { route } from '@/lib/routing/routes';
import type { PaymentPageProps, PaymentScreenProps } from './payment-screen';

const RESULT_ROUTES = {
  success: 'success-payment',
  pending: 'pending-payment',
  processing: 'pagos-transactionId-procesar-pago',
} as const;

/** The URL of a payment page. */
export function paymentHref(to: PaymentPageTarget, providers: ProviderIds): string {
  if ('transactionId' in to)
    return route(RESULT_ROUTES[to.page], { transactionId: to.transactionId });
  return route('provider-payment', {
    transactionPaymentId: to.paymentId,
    page: `pago-${providers[to.page]}`,
  });
}

/** Redirects when the payment belongs on another page. Replaces the history entry. True while redirecting. */
export function usePaymentRedirect(
  to: PaymentPageTarget | null,
  { providers }: Pick<PaymentPageProps, 'providers'>,
): boolean {
  const router = useRouter();
  const here = usePathname();
  const there = to && paymentHref(to, providers);
  const href = there === here ? null : there;
  useEffect(() => {
    if (href) router.replace(href);
  }, [href, router]);
  return href !== null;
}

/** Sends something about a payment to the backend, and redirects to the page that fits its answer. */
export function useReportPayment<Result>(
  report: (result: Result) => Promise<TransactionAnswer>,
  { customer, providers }: PaymentScreenProps,
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
