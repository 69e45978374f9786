import { useEffect } from 'react';
import { useCart } from '@/components/cart/use-cart';
import { linesOfCart } from '@/stores/flows/cart/lines-of-cart';
import { fingerprintLines, followCart } from '@/stores/flows/checkout/reset-checkout';

/** Tells the checkout what the customer's cart holds, whichever tab or device changed it. */
export function useCartFollowed(customerId: string, isFollowed: boolean): void {
  const view = useCart(isFollowed);
  const isKnown = view.status === 'ready' && view.customerId === customerId && !view.isChanging;
  useEffect(() => {
    if (!isFollowed || !isKnown) return;
    followCart(fingerprintLines(linesOfCart(view)));
  }, [isFollowed, isKnown, view]);
}
