import { useEffect, useEffectEvent, useState } from 'react';
import { useCardName } from '@/components/account/cards/card-name';
import { isUntouched } from '@/lib/domain/checkout/quick-purchase';
import { prepareQuickPurchase } from '@/stores/flows/checkout/prepare-quick-purchase';
import type { StepProps } from '../step-props';

/** Goes to the review with everything preselected, where that is possible. True while it is being prepared. */
export function useQuickPurchase({
  customer,
  transactionId,
  store,
  config,
  onComplete,
}: StepProps): boolean {
  const cardName = useCardName();
  const [isPreparing, setPreparing] = useState(
    () => transactionId === null && isUntouched(store.getState()),
  );
  const prepare = useEffectEvent(async (signal: AbortSignal) => {
    const isReady = await prepareQuickPurchase({
      customerId: customer.id,
      config,
      cardName,
      signal,
    });
    if (signal.aborted) return;
    if (isReady) onComplete({ replace: true });
    else setPreparing(false);
  });
  useEffect(() => {
    if (!isPreparing) return;
    const leaving = new AbortController();
    void prepare(leaving.signal);
    return () => leaving.abort();
  }, [isPreparing]);
  return isPreparing;
}
