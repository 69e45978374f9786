import { addressesQuery } from '@/lib/api/addresses';
import { checkoutTotalsQuery } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { couriersQuery } from '@/lib/api/delivery-options';
import { readMonthlyOptions } from '@/lib/api/monthly-options';
import { paymentMethodsQuery } from '@/lib/api/payment-methods';
import { findUsualItem } from '@/lib/domain/account/defaults';
import { isDigitalCart } from '@/lib/domain/checkout/delivery';
import { isPaymentNeeded } from '@/lib/domain/checkout/payment';
import {
  chooseUsualDelivery,
  findCheapestCourier,
  findUsualCard,
  isUntouched,
  preselectPurchase,
} from '@/lib/domain/checkout/quick-purchase';
import type { Tokenizable } from '@/lib/domain/checkout/types';
import { hasFeature } from '@/lib/features/has-feature';
import { detectFraud } from '@/lib/integrations/fraud-detection';
import type { PaymentConfig } from '@/lib/payments/payment-config';
import { createDeviceSession } from '@/lib/payments/registry';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { saveDelivery } from './save-delivery';
import { trackPaymentInfo } from './track-purchase';

interface QuickPurchaseRequest {
  customerId: string;
  config: PaymentConfig;
  cardName: (card: Tokenizable) => string;
  /** Aborted when the customer leaves: then nothing is chosen. */
  signal: AbortSignal;
}

/** Null for a digital cart; undefined without a usual address, or when no courier delivers there. */
async function findUsualDelivery(customerId: string) {
  const client = getQueryClient();
  const [cart, addresses] = await Promise.all([
    client.fetchQuery(customerCartQuery(customerId)),
    client.fetchQuery(addressesQuery(customerId)),
  ]);
  if (isDigitalCart(cart)) return null;
  const address = findUsualItem(addresses);
  const couriers = address && (await client.fetchQuery(couriersQuery(customerId, address.id)));
  const courier = findCheapestCourier(couriers ?? []);
  return address && courier ? { address, courier } : undefined;
}

/** Undefined without a stored card that can pay; null when there is nothing to pay. */
async function findUsualPayment(customerId: string) {
  const client = getQueryClient();
  const [methods, totals] = await Promise.all([
    client.fetchQuery(paymentMethodsQuery(customerId)),
    client.fetchQuery(checkoutTotalsQuery(customerId, null)),
  ]);
  if (!isPaymentNeeded(totals)) return null;
  return findUsualCard(methods, Date.now()) ?? undefined;
}

async function preparePayment(
  { id, paymentMethodCode: methodCode }: Tokenizable,
  config: PaymentConfig,
) {
  const trackingId = useCheckoutStore.getState().trackingId ?? crypto.randomUUID();
  const [options, deviceSessionId] = await Promise.all([
    readMonthlyOptions(browserClient, {
      payment: { methodCode, tokenizableId: id },
      transactionId: null,
    }),
    createDeviceSession(methodCode, config),
    detectFraud(config.fraudScript, trackingId),
  ]);
  return { options, deviceSessionId, trackingId };
}

/**
 * Preselects what the customer usually chooses: the default card in one payment, and the default address with the
 * cheapest courier. Nothing is preselected once something was chosen.
 * @returns whether delivery and payment are complete; false also after an error, because the usual steps show it
 */
export async function prepareQuickPurchase({
  customerId,
  config,
  cardName,
  signal,
}: QuickPurchaseRequest): Promise<boolean> {
  const { getState, persist } = useCheckoutStore;
  if (!hasFeature('stored-cards') || !isUntouched(getState())) return false;
  try {
    const [delivery, card] = await Promise.all([
      findUsualDelivery(customerId),
      findUsualPayment(customerId),
    ]);
    if (delivery === undefined || card === undefined) return false;
    const planned = chooseUsualDelivery(getState(), delivery);
    const [payment] = await Promise.all([
      card && preparePayment(card, config),
      saveDelivery(customerId, planned),
    ]);
    if (signal.aborted || !isUntouched(getState())) return false;
    getState().update((data) =>
      preselectPurchase(
        payment
          ? { ...data, deviceSessionId: payment.deviceSessionId, trackingId: payment.trackingId }
          : data,
        {
          card: card && { token: card, label: cardName(card) },
          options: payment?.options ?? [],
          delivery,
        },
      ),
    );
    persist.flush();
    if (card) trackPaymentInfo(card.paymentMethodCode);
    return true;
  } catch {
    return false;
  }
}
