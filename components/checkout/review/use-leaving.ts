import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { destinationOf } from '@/lib/domain/checkout/outcome';
import type { Transaction } from '@/lib/domain/checkout/types';
import { paymentAddress } from '@/lib/domain/payments/payment-address';
import { getQueryClient, PERSONAL } from '@/lib/queries/query-client';
import { route } from '@/lib/routing/routes';
import { dropPlaced, notePlaced, placedAddress } from '@/stores/flows/checkout/placed-result';
import type { StepProps } from '../checkout-flow';

/**
 * Redirects to the page or the provider that the placed transaction asks for (spec 4.2). The decisions are cleared only
 * when this screen unmounts: without them the checkout would redirect to its first step.
 */
export function useLeaving({
  customer,
  store,
  config,
  hold,
}: Pick<StepProps, 'customer' | 'store' | 'config' | 'hold'>) {
  const router = useRouter();
  const isHere = useRef(true);
  const isPlaced = useRef(false);
  const forget = () => {
    dropPlaced();
    store.getState().clear();
    store.persist.flush();
    // Cart, orders and wallet all changed with the order.
    void getQueryClient().invalidateQueries({ queryKey: [PERSONAL, customer.id] });
  };
  const checked = (address: string) => paymentAddress(address, location.origin, config.hosts);
  const go = (address: string) => {
    const place = checked(address);
    isPlaced.current = true;
    hold(true);
    if (place?.kind === 'away') {
      addEventListener('pagehide', forget, { once: true });
      location.assign(place.url);
      return;
    }
    if (!isHere.current) forget();
    // Replace, so that the back button does not return to a placed order.
    router.replace(place?.path ?? route('profile.orders'));
  };
  const begin = useEffectEvent(() => {
    const placed = placedAddress(customer.id);
    if (placed !== null) go(placed);
  });
  const end = useEffectEvent(() => {
    if (isPlaced.current) forget();
  });
  useEffect(() => {
    isHere.current = true;
    begin();
    return () => {
      isHere.current = false;
      end();
    };
  }, []);
  return (transaction: Transaction, redirectTo: string | null) => {
    const to = destinationOf(transaction, redirectTo);
    const { transactionId, paymentStatus } = transaction;
    const name = paymentStatus === 'success' ? 'success-payment' : 'pending-payment';
    const isFollowed = to.kind === 'address' && checked(to.address) !== null;
    const address = isFollowed ? to.address : route(name, { transactionId });
    notePlaced(customer.id, address);
    go(address);
  };
}
