import { useCallback, useRef } from 'react';
import { pickupPersonSchema, shipmentProblem } from '@/lib/domain/checkout/delivery';
import { NOBODY } from '@/lib/domain/checkout/state';
import { checkoutKey, storeShipping } from '@/lib/queries/checkout';
import { getQueryClient } from '@/lib/queries/query-client';
import type { StepProps } from '../checkout-flow';

/** Totals of a purchase are those of its delivery. */
const refreshTotals = (customerId: string) =>
  getQueryClient().invalidateQueries({ queryKey: [...checkoutKey(customerId), 'totals'] });

/**
 * Has the server keep the delivery: each complete choice as it is made, so that the totals on screen are those of
 * the choice, and the whole when the step is left. One call at a time, so that the last one counts.
 */
export function useDeliveryDraft({ customer, store }: Pick<StepProps, 'customer' | 'store'>) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(0);
  const enqueue = useCallback(
    (work: () => Promise<unknown>): Promise<void> => {
      const done = line.current.then(async () => {
        await work();
        void refreshTotals(customer.id);
      });
      line.current = done.catch(() => undefined);
      return done;
    },
    [customer.id],
  );
  /** What fails here is said when the step is left. */
  const keep = useCallback(() => {
    latest.current += 1;
    const mine = latest.current;
    enqueue(async () => {
      const data = store.getState();
      if (mine !== latest.current || shipmentProblem(data) !== null) return;
      const person = pickupPersonSchema.safeParse(data.pickupPerson);
      await storeShipping({ ...data, pickupPerson: person.data ?? NOBODY });
    }).catch(() => undefined);
  }, [enqueue, store]);
  const save = useCallback(
    (delivery: Parameters<typeof storeShipping>[0]) => {
      latest.current += 1;
      return enqueue(() => storeShipping(delivery));
    },
    [enqueue],
  );
  return { keep, save };
}
