import { useRef, useState } from 'react';

/**
 * A quantity that changes on the screen at once and is sent with one call at a time. Of several quick changes, only the
 * last one is sent.
 * @param saved the quantity on the server
 * @param send returns whether the server accepted the quantity
 */
export function useOptimisticQuantity(saved: number, send: (qty: number) => Promise<boolean>) {
  const [shown, setShown] = useState<number | null>(null);
  const pendingQuantity = useRef<number | null>(null);
  const isSending = useRef(false);
  const change = async (qty: number) => {
    pendingQuantity.current = qty;
    setShown(qty);
    if (isSending.current) return;
    isSending.current = true;
    while (pendingQuantity.current !== null) {
      const next = pendingQuantity.current;
      pendingQuantity.current = null;
      if (!(await send(next))) pendingQuantity.current = null;
    }
    isSending.current = false;
    setShown(null);
  };
  return { quantity: shown ?? saved, change };
}
