import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { getCartLines } from '@/stores/flows/cart/get-cart-lines';
import { syncCheckoutWithCart, toFingerprintLines } from '@/stores/flows/checkout/sync-checkout';

/** Resets the checkout's decisions when the customer's cart changes, also from another tab or device. */
export function useCheckoutCartSync(customerId: string, isEnabled: boolean): void {
  const view = useCart(isEnabled);
  const isKnown = view.status === 'ready' && view.customerId === customerId && !view.isChanging;
  useEffect(() => {
    if (!isEnabled || !isKnown) return;
    syncCheckoutWithCart(toFingerprintLines(getCartLines(view)));
  }, [isEnabled, isKnown, view]);
}
