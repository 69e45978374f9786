import { useEffect, useEffectEvent, useState } from 'react';
import { onReturn } from '@/lib/browser/on-return';
import type { BySection } from '@/lib/domain/checkout/checkout-sections';
import { refreshOrder } from '@/stores/flows/checkout/check-order';
import type { OrderCheckout } from '@/stores/flows/checkout/order-queries';

/** A window that gets the focus back, also from a frame of this page, asks again after this time in milliseconds. */
const MAX_AGE = 3000;

/**
 * Asks for the order again when its review opens, and when the shopper returns to the tab.
 * @param isPaused while the order is being placed: then the answer to an earlier question is not waited for, because
 *   the backend refuses to check what it has already sold
 * @returns what keeps it from being placed, in the backend's words
 */
export function useOrderRefresh(checkout: OrderCheckout, isPaused: boolean) {
  const [errors, setErrors] = useState<BySection<string>>({});
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const refresh = useEffectEvent(async (maxAge: number, signal: AbortSignal) => {
    const isRecent = refreshedAt !== null && Date.now() - refreshedAt < maxAge;
    if (isRecent) return;
    const found = await refreshOrder(checkout, signal);
    if (!signal.aborted) setErrors(found);
    setRefreshedAt(Date.now());
  });
  useEffect(() => {
    if (isPaused) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Once: an order that was not placed keeps the reason on screen.
    void refresh(Number.POSITIVE_INFINITY, signal);
    onReturn((to) => void refresh(to === 'tab' ? 0 : MAX_AGE, signal), signal);
    return () => stop.abort();
  }, [isPaused]);
  return { errors, isFresh: refreshedAt !== null };
}
