import { browserClient } from '@/lib/api/browser-client';
import { saveShippingChoice } from '@/lib/api/calls/delivery-options';
import { describeError } from '@/lib/api/error-catalogue';
import { findDeliveryProblem, pickupPersonSchema } from '@/lib/domain/checkout/delivery';
import { EMPTY_PICKUP_PERSON } from '@/lib/domain/checkout/state';
import { checkoutTotalsKey, monthlyOptionsKey } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { notify } from '@/stores/interface/toast-store';

let line: Promise<unknown> = Promise.resolve();
let latest = 0;

/** Runs one call at a time, so that the last choice wins, and then refetches what depends on the delivery. */
function enqueue(customerId: string, work: () => Promise<unknown>): Promise<void> {
  const done = line.then(async () => {
    await work();
    const client = getQueryClient();
    void client.invalidateQueries({ queryKey: checkoutTotalsKey(customerId) });
    void client.invalidateQueries({ queryKey: monthlyOptionsKey(customerId) });
  });
  line = done.catch(() => undefined);
  return done;
}

/** Saves the current delivery choice on the server. An incomplete choice is not sent yet. @throws ApiError */
export function syncDelivery(customerId: string): Promise<void> {
  latest += 1;
  const mine = latest;
  return enqueue(customerId, async () => {
    const data = useCheckoutStore.getState();
    if (mine !== latest || findDeliveryProblem(data) !== null) return;
    const person = pickupPersonSchema.safeParse(data.pickupPerson);
    await saveShippingChoice(browserClient, {
      ...data,
      pickupPerson: person.data ?? EMPTY_PICKUP_PERSON,
    });
  });
}

/** Saves a complete delivery on the server. @throws ApiError */
export function saveDelivery(
  customerId: string,
  delivery: Parameters<typeof saveShippingChoice>[1],
): Promise<void> {
  latest += 1;
  return enqueue(customerId, () => saveShippingChoice(browserClient, delivery));
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
    notify(describeError(error, { operation: 'shipment' }));
  }
}
