import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { TransactionPayment } from '@/lib/domain/checkout/types';
import { type Approval, readApproval } from '@/lib/domain/payments/approval';
import { isOpen } from '@/lib/domain/payments/stage';
import { cancelPayment, confirmPayment } from '@/lib/queries/transactions';
import type { PaymentScreenProps } from './screen-props';
import { useTelling } from './use-telling';

/**
 * Reports the result of a challenge or an approval to the backend. A result in the URL, with which a provider's page
 * returned the customer, is reported on mount.
 */
export function useApproval(
  payment: TransactionPayment | null | undefined,
  page: PaymentScreenProps,
) {
  const brought = readApproval(useSearchParams());
  const { mutate, ...telling } = useTelling(
    (answer: Approval) =>
      answer.kind === 'approved'
        ? confirmPayment(payment?.id ?? '', answer.token)
        : cancelPayment(payment?.id ?? ''),
    page,
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
