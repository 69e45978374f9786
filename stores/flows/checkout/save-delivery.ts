import { browserClient } from '@/lib/api/browser-client';
import { saveShippingChoice } from '@/lib/api/calls/delivery-options';
import { describeError } from '@/lib/api/error-catalogue';
import { afterFrame } from '@/lib/browser/after-frame';
import { findDeliveryProblem, pickupPersonSchema } from '@/lib/domain/checkout/delivery';
import { type CheckoutData, EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import { checkoutTotalsKey, monthlyOptionsKey } from '@/lib/queries/checkout';
import { customerCartQuery } from '@/lib/queries/customer-cart';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { notifyFailure } from '@/stores/interface/notify-failure';
import { createMutationQueue } from '@/stores/mutations/create-mutation-queue';

type Delivery = Parameters<typeof saveShippingChoice>[1];

/** Delivery choices by customer, as calls. After each call, what depends on the delivery is refetched. */
const queue = createMutationQueue<() => Promise<unknown>>({
  send: async (save, customerId) => {
    await save();
    return () => {
      const client = getQueryClient();
      void client.invalidateQueries({ queryKey: checkoutTotalsKey(customerId) });
      void client.invalidateQueries({ queryKey: monthlyOptionsKey(customerId) });
      void client.invalidateQueries({ queryKey: customerCartQuery(customerId).queryKey });
    };
  },
  // The press is answered before its call starts. Of several choices until then only the last one is sent.
  ready: afterFrame,
});

/** Sends the delivery of an order. An incomplete choice is not sent yet. @throws ApiError */
export async function resendDelivery(data: CheckoutData): Promise<void> {
  if (findDeliveryProblem(data) !== null) return;
  const person = pickupPersonSchema.safeParse(data.pickupPerson);
  await saveShippingChoice(browserClient, {
    ...data,
    pickupPerson: person.data ?? EMPTY_PICKUP_PERSON,
  });
}

/** Saves the current delivery choice on the server. An incomplete choice is not sent yet. @throws ApiError */
export async function syncDelivery(customerId: string): Promise<void> {
  await queue.enqueue(customerId, () => resendDelivery(useCheckoutStore.getState()));
}

/** Saves a complete delivery on the server. @throws ApiError */
export async function saveDelivery(customerId: string, delivery: Delivery): Promise<void> {
  const isSaved = await queue.enqueue(customerId, () =>
    saveShippingChoice(browserClient, delivery),
  );
  // A choice that was made in the meantime took its place. The next step needs it on the server.
  if (!isSaved) await syncDelivery(customerId);
}

/** Turns shipping insurance on or off. If the server rejects it, the choice is rolled back and a toast says why. */
export async function updateShippingInsurance(
  customerId: string,
  isWanted: boolean,
): Promise<void> {
  const { setShippingInsurance } = useCheckoutStore.getState();
  setShippingInsurance(isWanted);
  try {
    await syncDelivery(customerId);
  } catch (error) {
    if (useCheckoutStore.getState().hasShippingInsurance === isWanted) {
      setShippingInsurance(!isWanted);
    }
    notifyFailure(error, describeError(error, { operation: 'shipment' }));
  }
}
