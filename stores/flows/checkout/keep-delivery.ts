import { describeError } from '@/lib/api/error-catalogue';
import { pickupPersonSchema, shipmentProblem } from '@/lib/domain/checkout/delivery';
import { NOBODY } from '@/lib/domain/checkout/state';
import { checkoutKey, storeShipping } from '@/lib/queries/checkout';
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
    void client.invalidateQueries({ queryKey: [...checkoutKey(customerId), 'totals'] });
    void client.invalidateQueries({ queryKey: [...checkoutKey(customerId), 'monthly'] });
  });
  line = done.catch(() => undefined);
  return done;
}

/** Saves the current delivery choice on the server. An incomplete choice is not sent yet. @throws ApiError */
export function keepDelivery(customerId: string): Promise<void> {
  latest += 1;
  const mine = latest;
  return enqueue(customerId, async () => {
    const data = useCheckoutStore.getState();
    if (mine !== latest || shipmentProblem(data) !== null) return;
    const person = pickupPersonSchema.safeParse(data.pickupPerson);
    await storeShipping({ ...data, pickupPerson: person.data ?? NOBODY });
  });
}

/** Saves a complete delivery on the server. @throws ApiError */
export function saveDelivery(
  customerId: string,
  delivery: Parameters<typeof storeShipping>[0],
): Promise<void> {
  latest += 1;
  return enqueue(customerId, () => storeShipping(delivery));
}

/** Turns shipping insurance on or off. If the server rejects it, the choice is rolled back and a toast says why. */
export async function insure(customerId: string, isWanted: boolean): Promise<void> {
  const { setShippingInsurance } = useCheckoutStore.getState();
  setShippingInsurance(isWanted);
  try {
    await keepDelivery(customerId);
  } catch (error) {
    if (useCheckoutStore.getState().hasShippingInsurance === isWanted) {
      setShippingInsurance(!isWanted);
    }
    notify(describeError(error, { operation: 'shipment' }));
  }
}
