import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { TransactionAnswer } from '@/lib/api/resources/transaction';
import type { TransactionPayment } from '@/lib/domain/checkout/types';
import { type Approval, readApproval } from '@/lib/domain/payments/approval';
import { isOpen, pageOf } from '@/lib/domain/payments/stage';
import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';
import { cancelPayment, confirmPayment, transaction } from '@/lib/queries/transactions';
import { paymentHref } from './payment-href';
import type { PaymentScreenProps } from './screen-props';

/**
 * Tells the backend what the provider's second step or approval came to, and leads to where that leads. An answer that
 * the address brings along, as of a provider's page that sent the customer back, is told at once.
 */
export function useApproval(
  payment: TransactionPayment | null | undefined,
  { customer, providers }: PaymentScreenProps,
) {
  const router = useRouter();
  const client = getQueryClient();
  const brought = readApproval(useSearchParams());
  const { mutate, ...telling } = useMutation(
    {
      mutationFn: (answer: Approval): Promise<TransactionAnswer> =>
        answer.kind === 'approved'
          ? confirmPayment(payment?.id ?? '', answer.token)
          : cancelPayment(payment?.id ?? ''),
      onSuccess: (answer) => {
        const { transaction: after } = answer;
        client.setQueryData(transaction(customer.id, after.transactionId).queryKey, answer);
        // Without what the address brought along: nobody comes back to that.
        router.replace(paymentHref(pageOf(after, providers), providers));
        void client.invalidateQueries({ queryKey: [PERSONAL, customer.id] });
      },
    },
    client,
  );
  const isReady = payment ? isOpen(payment.status) : false;
  const wasTold = useRef(false);
  useEffect(() => {
    if (!brought || !isReady || wasTold.current) return;
    wasTold.current = true;
    mutate(brought);
  }, [brought, isReady, mutate]);
  return { tell: mutate, brought, ...telling };
}
