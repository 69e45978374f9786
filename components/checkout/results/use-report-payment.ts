import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { customerKey } from '@/lib/api/client/query-parts';
import { type TransactionAnswer, transactionQuery } from '@/lib/api/transactions';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-page';
import { paymentHref } from './payment-href';
import type { PaymentScreenProps } from './payment-screen';

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
