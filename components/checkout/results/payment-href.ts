import type { PaymentPage, ProviderIds } from '@/lib/domain/payments/stage';
import { route } from '@/lib/routing/routes';

const RESULTS = {
  success: 'success-payment',
  pending: 'pending-payment',
  processing: 'pagos-transactionId-procesar-pago',
} as const;

/** The URL of a payment page. */
export function paymentHref(to: PaymentPage, providers: ProviderIds): string {
  if ('transactionId' in to) return route(RESULTS[to.page], { transactionId: to.transactionId });
  return route('provider-payment', {
    transactionPaymentId: to.paymentId,
    page: `pago-${providers[to.page]}`,
  });
}
