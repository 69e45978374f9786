import { usePathname, useRouter } from 'next/navigation';
import { useEffect } from 'react';
import type { PaymentPageTarget } from '@/lib/domain/payments/payment-page';
import { paymentHref } from './payment-href';
import type { PaymentPageProps } from './payment-screen';

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
