import { useEffect, useEffectEvent } from 'react';
import { track } from '@/lib/analytics/track';
import type { CartView } from '@/stores/customer-cart-store';

let shown = 0;

/** Whether the cart's lines are on screen, where a line says itself what changed. */
export function isCartShown(): boolean {
  return shown > 0;
}

/** To be called by what shows the cart's lines. */
export function useCartShown(isShown: boolean, { status, states, assemblies }: CartView): void {
  const isReady = isShown && status === 'ready';
  // What changes while it is shown is told by its own events.
  const tell = useEffectEvent(() => {
    const parts = assemblies.flatMap((group) => group.parts);
    const lines = [...states, ...parts].map(({ line }) => line);
    track({ name: 'view_cart', lines });
  });
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
