import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import { pageOf } from '@/lib/domain/payments/stage';
import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';
import { transaction } from '@/lib/queries/transactions';
import { paymentHref } from './payment-href';
import type { PaymentScreenProps } from './screen-props';

/** Sends something about a payment to the backend, and redirects to the page that fits its answer. */
export function useTelling<Told>(
  tell: (told: Told) => Promise<TransactionAnswer>,
  { customer, providers }: PaymentScreenProps,
) {
  const router = useRouter();
  const client = getQueryClient();
  return useMutation(
    {
      mutationFn: tell,
      onSuccess: (answer) => {
        const { transaction: after } = answer;
        client.setQueryData(transaction(customer.id, after.transactionId).queryKey, answer);
        // Replace, so that going back does not return to the URL with the provider's result.
        router.replace(paymentHref(pageOf(after, providers), providers));
        void client.invalidateQueries({ queryKey: [PERSONAL, customer.id] });
      },
    },
    client,
  );
}
