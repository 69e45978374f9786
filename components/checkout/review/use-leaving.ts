import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef } from 'react';
import { destinationOf } from '@/lib/domain/checkout/outcome';
import type { Transaction } from '@/lib/domain/checkout/types';
import { paymentAddress } from '@/lib/domain/payments/payment-address';
import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';
import { route } from '@/lib/routes';
import type { StepProps } from '../checkout-flow';
import { paymentSetup } from './payment-setup';

/**
 * Leads to where an answered transaction leads (spec 4.2). The decisions are forgotten as this screen goes: a checkout
 * without any would lead to its beginning.
 */
export function useLeaving({ customer, store }: Pick<StepProps, 'customer' | 'store'>) {
  const router = useRouter();
  const isHere = useRef(true);
  const isPlaced = useRef(false);
  const forget = useCallback(() => {
    store.getState().clear();
    store.persist.flush();
    // The cart is empty, the order is new, the wallet has changed.
    void getQueryClient().invalidateQueries({ queryKey: [PERSONAL, customer.id] });
  }, [customer.id, store]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (isPlaced.current) forget();
    };
  }, [forget]);
  return useCallback(
    (transaction: Transaction, redirectTo: string | null) => {
      isPlaced.current = true;
      if (!isHere.current) forget();
      const to = destinationOf(transaction, redirectTo);
      const place =
        to.kind === 'address'
          ? paymentAddress(to.address, location.origin, paymentSetup().hosts)
          : null;
      if (place?.kind === 'away') {
        addEventListener('pagehide', forget, { once: true });
        location.assign(place.url);
        return;
      }
      const { transactionId, paymentStatus } = transaction;
      const name = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
      // Going back must not lead to an order that is placed.
      router.replace(place?.path ?? route(name, { transactionId }));
    },
    [forget, router],
  );
}
