import type { QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { checkoutTotalsKey } from '@/lib/api/checkout-totals';
import { browserClient } from '@/lib/api/client/browser-client';
import { getQueryClient } from '@/lib/api/client/query-client';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { saveShippingChoice } from '@/lib/api/delivery-options';
import { monthlyOptionsKey } from '@/lib/api/monthly-options';
import { afterFrame } from '@/lib/browser/after-frame';
import { isInsured } from '@/lib/domain/cart/purchase-price';
import {
  findDeliveryProblem,
  isSameDelivery,
  pickupPersonSchema,
} from '@/lib/domain/checkout/delivery';
import { type CheckoutData, EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import { dropMissingChoices, useCheckoutStore } from '@/stores/checkout/checkout-store';
import { notifyError } from '@/stores/interface/notify-failure';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';
import { getCachedCart } from '../cart/customer/cart-cache';

type Delivery = Parameters<typeof saveShippingChoice>[1];

/** Refetches what depends on the delivery. From then on the server's answer says where it is picked up and whether it is insured. */
async function refreshAfter(customerId: string, saved: Delivery | null): Promise<void> {
  const client = getQueryClient();
  const refresh = (queryKey: QueryKey) =>
    client.invalidateQueries({ queryKey }, { throwOnError: true });
  await Promise.all([
    refresh(checkoutTotalsKey(customerId)),
    refresh(monthlyOptionsKey(customerId)),
    refresh(customerCartQuery(customerId).queryKey),
  ]);
  if (!saved || queue.getPending().has(customerId)) return;
  const cart = client.getQueryState(customerCartQuery(customerId).queryKey);
  const totals = cart?.isInvalidated ? undefined : cart?.data?.totals;
  if (!totals) return;
  const { update, hasShippingInsurance } = useCheckoutStore.getState();
  update((data) => (isSameDelivery(data, saved) ? { ...data, isDeliveryChosen: false } : data));
  if (!saved.isShipping || hasShippingInsurance !== saved.hasShippingInsurance) return;
  const isSaid = totals.insuranceOffer > 0;
  update((data) =>
    dropMissingChoices({
      ...data,
      hasShippingInsurance: isSaid ? totals.insurance > 0 : hasShippingInsurance,
      isInsuranceChosen: false,
    }),
  );
}

/** The delivery as it is saved: insured as the screens say it. */
const withShownInsurance = (customerId: string, data: CheckoutData): CheckoutData => ({
  ...data,
  hasShippingInsurance: isInsured(data, getCachedCart(customerId)?.totals),
});

/** Delivery choices by customer, as calls. After each call, what depends on the delivery is refetched. */
const queue = createMutationQueue<() => Promise<Delivery | null>>({
  send: async (save, customerId) => {
    const saved = await save();
    return () => void refreshAfter(customerId, saved).catch(() => undefined);
  },
  // The press is answered before its call starts. Of several choices until then only the last one is sent.
  ready: afterFrame,
});

/** Whether a choice of the customer is on its way, and the server's amounts are still those of an earlier one. */
export const useIsDeliveryPending = (customerId: string): boolean =>
  useSyncExternalStore(
    queue.subscribe,
    () => queue.getPending().has(customerId),
    () => false,
  );

/** Sends the delivery of an order. @returns what was sent; null for an incomplete choice, which is not @throws ApiError */
export async function resendDelivery(data: CheckoutData): Promise<Delivery | null> {
  if (findDeliveryProblem(data) !== null) return null;
  const person = pickupPersonSchema.safeParse(data.pickupPerson);
  const delivery = { ...data, pickupPerson: person.data ?? EMPTY_PICKUP_PERSON };
  await saveShippingChoice(browserClient, delivery);
  return delivery;
}

/** Saves the current delivery choice on the server. An incomplete choice is not sent yet. @throws ApiError */
export async function syncDelivery(customerId: string): Promise<void> {
  await queue.enqueue(customerId, () =>
    resendDelivery(withShownInsurance(customerId, useCheckoutStore.getState())),
  );
}

/** Saves a complete delivery on the server. @throws ApiError */
export async function saveDelivery(customerId: string, data: CheckoutData): Promise<void> {
  const delivery = withShownInsurance(customerId, data);
  const isSaved = await queue.enqueue(customerId, async () => {
    await saveShippingChoice(browserClient, delivery);
    return delivery;
  });
  // A choice that was made in the meantime took its place. The next step needs it on the server.
  if (!isSaved) await syncDelivery(customerId);
}

/** Turns shipping insurance on or off. If the server rejects it, its own answer counts and a toast says why. */
export async function updateShippingInsurance(
  customerId: string,
  isWanted: boolean,
): Promise<void> {
  const { setShippingInsurance, update } = useCheckoutStore.getState();
  setShippingInsurance(isWanted);
  try {
    await syncDelivery(customerId);
  } catch (error) {
    if (useCheckoutStore.getState().hasShippingInsurance === isWanted) {
      update((data) => ({ ...data, hasShippingInsurance: !isWanted, isInsuranceChosen: false }));
    }
    notifyError(error, 'shipment');
  }
}
