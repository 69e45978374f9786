import { useEffect, useEffectEvent, useState } from 'react';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { refreshOrder } from '@/stores/flows/checkout/check-order';
import type { OrderCheckout } from '@/stores/flows/checkout/order-queries';

/** A window that gets the focus back, also from a frame of this page, asks again after this time in milliseconds. */
const MAX_AGE = 3000;

/**
 * Asks for the order again when its review opens, and when the shopper returns to the tab.
 * @param isPaused while the order is being placed
 * @returns what keeps it from being placed, in the backend's words
 */
export function useOrderRefresh(checkout: OrderCheckout, isPaused: boolean) {
  const [errors, setErrors] = useState<BySection<string>>({});
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const refresh = useEffectEvent(async (maxAge: number) => {
    const isRecent = refreshedAt !== null && Date.now() - refreshedAt < maxAge;
    if (isPaused || isRecent || document.hidden) return;
    setErrors(await refreshOrder(checkout));
    setRefreshedAt(Date.now());
  });
  useEffect(() => {
    void refresh(0);
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('visibilitychange', () => void refresh(0), { signal });
    addEventListener('focus', () => void refresh(MAX_AGE), { signal });
    return () => stop.abort();
  }, []);
  return { errors, isFresh: refreshedAt !== null };
}
