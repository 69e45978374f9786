import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { customerCartQuery } from '@/lib/api/customer-cart';
import { isDigitalCart, setDigital } from '@/lib/domain/checkout/digital-order';
import { useCheckoutStore } from '@/stores/checkout/checkout-store';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { syncCheckoutWithCart, toFingerprintLines } from '@/stores/flows/checkout/sync-checkout';

/**
 * Resets the checkout's decisions when the customer's cart changes, also from another tab or device, and tells it whether
 * anything has to be delivered.
 */
export function useCheckoutCartSync(customerId: string, isEnabled: boolean): void {
  const view = useCart(isEnabled);
  const isKnown = view.status === 'ready' && view.customerId === customerId && !view.isChanging;
  useEffect(() => {
    if (!isEnabled || !isKnown) return;
    syncCheckoutWithCart(toFingerprintLines(getCartLines(view)));
  }, [isEnabled, isKnown, view]);
  const query = { ...customerCartQuery(customerId), enabled: isEnabled, select: isDigitalCart };
  const { data: isDigital } = useQuery(query);
  // A reset of the checkout forgets it, so that it is set again.
  const isSet = useCheckoutStore(
    (state) => isDigital === undefined || state.isDigital === isDigital,
  );
  useEffect(() => {
    if (isDigital === undefined || isSet) return;
    useCheckoutStore.getState().update((data) => setDigital(data, isDigital));
  }, [isDigital, isSet]);
}
