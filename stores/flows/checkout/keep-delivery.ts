import { describeError } from '@/lib/api/error-catalogue';
import { pickupPersonSchema, shipmentProblem } from '@/lib/domain/checkout/delivery';
import { NOBODY } from '@/lib/domain/checkout/state';
import { checkoutKey, storeShipping } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { notify } from '@/stores/interface/toast-store';

let line: Promise<unknown> = Promise.resolve();
let latest = 0;

/** One call at a time, so that the last one counts; what the purchase comes to is that of its delivery. */
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

/** Has the server keep the delivery as it is decided by now; one that lacks something is not told yet. @throws ApiError */
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

/** The same for a delivery that is complete. @throws ApiError */
export function saveDelivery(
  customerId: string,
  delivery: Parameters<typeof storeShipping>[0],
): Promise<void> {
  latest += 1;
  return enqueue(customerId, () => storeShipping(delivery));
}

/** Insures the parcel or not, wherever that is said. What the server does not take is taken back, and said. */
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
