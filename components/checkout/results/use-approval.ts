import { useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { browserClient } from '@/lib/api/browser-client';
import { cancelPayment, confirmPayment } from '@/lib/api/calls/transactions';
import { isPaymentOpen } from '@/lib/domain/payments/payment-page';
import { type ProviderReturn, parseProviderReturn } from '@/lib/domain/payments/provider-return';
import type { TransactionPayment } from '@/lib/domain/payments/types';
import type { PaymentScreenProps } from './screen-props';
import { useReportPayment } from './use-report-payment';

/**
 * Reports the result of a challenge or an approval to the backend. A result in the URL, with which a provider's page
 * returned the customer, is reported on mount.
 */
export function useApproval(
  payment: TransactionPayment | null | undefined,
  page: PaymentScreenProps,
) {
  const urlResult = parseProviderReturn(useSearchParams());
  const { mutate, ...mutation } = useReportPayment(
    (answer: ProviderReturn) =>
      answer.kind === 'approved'
        ? confirmPayment(browserClient, { id: payment?.id ?? '', token: answer.token })
        : cancelPayment(browserClient, payment?.id ?? ''),
    page,
  );
  const isReady = payment ? isPaymentOpen(payment.status) : false;
  const wasReported = useRef(false);
  useEffect(() => {
    if (!urlResult || !isReady || wasReported.current) return;
    wasReported.current = true;
    mutate(urlResult);
  }, [urlResult, isReady, mutate]);
  return { report: mutate, urlResult, ...mutation };
}
