import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePathname, useRouter } from 'next/navigation';
import { type ComponentType, useEffect } from 'react';
import { type CustomerScreenProps, customerScreen } from '@/components/shared/customer-screen';
import { customerKey } from '@/lib/api/client/query-parts';
import { type TransactionAnswer, transactionQuery } from '@/lib/api/transactions';
import type { ProviderKind } from '@/lib/domain/payments/payment-method';
import { getPaymentPageTarget, type PaymentPageTarget } from '@/lib/domain/payments/payment-page';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { paymentHref } from '@/lib/routing/payment-href';

/**
 * The payment pages (spec 2.1): three results, one page for each kind of provider, and one for what a backend names
 * otherwise, such as the payment's method.
 */
export type PaymentScreenName = 'success' | 'processing' | 'pending' | ProviderKind | 'other';

export interface PaymentPageProps {
  screen: PaymentScreenName;
  config: PaymentConfig;
}
export type PaymentScreenProps = CustomerScreenProps & PaymentPageProps;

export const paymentScreen = (Screen: ComponentType<PaymentScreenProps>) =>
  customerScreen<PaymentPageProps>({ texts: ['payments', 'delivery'], height: 'h-96' }, Screen);

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
