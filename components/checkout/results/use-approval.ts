import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { browserClient } from '@/lib/api/client/browser-client';
import { cancelPayment, confirmPayment } from '@/lib/api/transactions';
import { isPaymentOpen } from '@/lib/domain/payments/payment-page';
import {
  type ProviderReturn,
  parseProviderReturn,
  parseReturnState,
} from '@/lib/domain/payments/provider-return';
import type { TransactionPayment } from '@/lib/domain/payments/types';
import { claimApprovalReturn } from '@/stores/flows/checkout/approval-attempts';
import { type PaymentScreenProps, useReportPayment } from './payment-screen';

/**
 * Reports the result of a challenge or an approval to the backend. A result in the URL is reported without a press only
 * when the customer returns from the provider's page that this browser had left for. Any other one is a question to the
 * customer, because anybody can make such a link.
 */
export function useApproval(payment: TransactionPayment, page: PaymentScreenProps) {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams();
  const arrived = isPaymentOpen(payment.status) ? parseProviderReturn(query) : null;
  const { mutate, reset, isPending, isSuccess, variables, error } = useReportPayment(
    (answer: ProviderReturn) =>
      answer.kind === 'approved'
        ? confirmPayment(browserClient, { id: payment.id, token: answer.token })
        : cancelPayment(browserClient, payment.id),
    page,
  );
  const [stage, setStage] = useState<'comparing' | 'reporting' | 'asking'>('comparing');
  const wasCompared = useRef(false);
  useEffect(() => {
    if (!arrived || wasCompared.current) return;
    wasCompared.current = true;
    const ask = () => setStage('asking');
    const reportAtOnce = () => {
      setStage('reporting');
      mutate(arrived, { onError: ask });
    };
    void claimApprovalReturn({
      customerId: page.customer.id,
      paymentId: payment.id,
      state: parseReturnState(query),
      referrer: document.referrer,
    }).then((isOwn) => (isOwn ? reportAtOnce() : ask()), ask);
  }, [arrived, query, mutate, page.customer.id, payment.id]);
  return {
    report: mutate,
    isComparing: arrived !== null && stage === 'comparing',
    /** What the customer is asked before it is reported. */
    question: stage === 'asking' ? arrived : null,
    /** Answers the question with no: the payment stays as it is, and the result leaves the address. */
    dismiss: () => {
      reset();
      router.replace(pathname);
    },
    /** What is being reported or was reported; null when that failed. */
    reported: error ? null : (variables ?? null),
    isBusy: isPending || isSuccess,
    error,
  };
}
