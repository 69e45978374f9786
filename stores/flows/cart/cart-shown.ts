import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/analytics/track';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { linesOfCart } from './lines-of-cart';

let shown = 0;

/** Whether the cart's lines are on screen, where a line says itself what changed. */
export function isCartShown(): boolean {
  return shown > 0;
}

/** To be called by what shows the cart's lines. */
export function useCartShown(isShown: boolean, view: CartView): void {
  const isReady = isShown && view.status === 'ready';
  // What changes while it is shown is told by its own events.
  const tell = useEffectEvent(() => track({ name: 'view_cart', lines: linesOfCart(view) }));
  useEffect(() => {
    if (!isShown) return;
    shown += 1;
    return () => {
      shown -= 1;
    };
  }, [isShown]);
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
}
