import { useRef, useState } from 'react';

/**
 * A quantity that changes on the screen at once and is sent with one call at a time. Of several quick changes, only the
 * last one is sent.
 * @param saved the quantity on the server
 * @param send returns whether the server accepted the quantity
 */
export function useQuantity(saved: number, send: (qty: number) => Promise<boolean>) {
  const [shown, setShown] = useState<number | null>(null);
  const wanted = useRef<number | null>(null);
  const isSending = useRef(false);
  const change = async (qty: number) => {
    wanted.current = qty;
    setShown(qty);
    if (isSending.current) return;
    isSending.current = true;
    while (wanted.current !== null) {
      const next = wanted.current;
      wanted.current = null;
      if (!(await send(next))) wanted.current = null;
    }
    isSending.current = false;
    setShown(null);
  };
  return { quantity: shown ?? saved, change };
}
