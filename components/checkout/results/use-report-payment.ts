import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import { getPaymentPageTarget } from '@/lib/domain/payments/payment-page';
import { customerKey } from '@/lib/queries/keys';
import { transactionQuery } from '@/lib/queries/transactions';
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
