import { useEffect } from 'react';
import { track } from '@/lib/analytics/track';
import { useCartStore } from '@/stores/cart-store';

let shown = 0;

/** Whether the cart's lines are on screen, where a line says itself what changed. */
export function isCartShown(): boolean {
  return shown > 0;
}

/** To be called by what shows the cart's lines. */
export function useCartShown(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    shown += 1;
    track({ name: 'view_cart', lines: useCartStore.getState().lines });
    return () => {
      shown -= 1;
    };
  }, [isShown]);
}
