import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/analytics/track';
import type { CartView } from '@/stores/cart/customer-cart-store';
import { dismissToast } from '@/stores/interface/toast-store';
import { getCartLines } from './get-cart-lines';

let visibleCount = 0;

/** Whether the cart's lines are on screen. Then each line shows its own changes, and no toast is needed. */
export function isCartVisible(): boolean {
  return visibleCount > 0;
}

/** The toast about what was added last. */
let addedNotice: number | null = null;

export function keepAddedNotice(id: number): void {
  addedNotice = id;
}

export function dismissAddedNotice(): void {
  if (addedNotice !== null) dismissToast(addedNotice);
  addedNotice = null;
}

/** Every component that shows the cart's lines calls this. */
export function useCartVisibility(isShown: boolean, view: CartView): void {
  const isReady = isShown && view.status === 'ready';
  // Tracked once when the cart is shown. Later changes have their own events.
  const tell = useEffectEvent(() => track({ name: 'view_cart', lines: getCartLines(view) }));
  useEffect(() => {
    if (!isShown) return;
    visibleCount += 1;
    dismissAddedNotice();
    return () => {
      visibleCount -= 1;
    };
  }, [isShown]);
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
}
