import type { PaymentPageTarget, ProviderIds } from '@/lib/domain/payments/payment-page';
import { route } from '@/lib/routing/routes';

const RESULT_ROUTES = {
  success: 'success-payment',
  pending: 'pending-payment',
  processing: 'pagos-transactionId-procesar-pago',
} as const;

/** The URL of a payment page. */
export function paymentHref(to: PaymentPageTarget, providers: ProviderIds): string {
  if ('transactionId' in to)
    return route(RESULT_ROUTES[to.page], { transactionId: to.transactionId });
  return route('provider-payment', {
    transactionPaymentId: to.paymentId,
    page: `pago-${providers[to.page]}`,
  });
}
