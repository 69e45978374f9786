import type { ProviderIds } from '../domain/payments/payment-method';
import { PAYMENT_RESULT_ROUTES, type PaymentPageTarget } from '../domain/payments/payment-target';
import { route } from './routes';

/** The last segment of the address of a provider's page (spec 2.1). */
export const providerSegment = (provider: string): string => `pago-${provider}`;

export const paymentHref = (to: PaymentPageTarget, providers: ProviderIds): string =>
  'transactionId' in to
    ? route(PAYMENT_RESULT_ROUTES[to.page], { transactionId: to.transactionId })
    : route('provider-payment', {
        transactionPaymentId: to.paymentId,
        page: providerSegment(providers[to.page]),
      });

export const orderHref = (orderId: string | null): string =>
  orderId ? route('profile.order', { id: orderId }) : route('profile.orders');
