import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { fingerprintLines, followCart } from '@/stores/flows/checkout/reset-checkout';

/** Resets the checkout's decisions when the customer's cart changes, also from another tab or device. */
export function useCartFollowed(customerId: string, isFollowed: boolean): void {
  const view = useCart(isFollowed);
  const isKnown = view.status === 'ready' && view.customerId === customerId && !view.isChanging;
  useEffect(() => {
    if (!isFollowed || !isKnown) return;
    followCart(fingerprintLines(linesOfCart(view)));
  }, [isFollowed, isKnown, view]);
}
