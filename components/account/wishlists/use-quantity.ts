import { useRef, useState } from 'react';

/**
 * A number that is shown as it is changed and sent one call at a time: of quick presses only the last one counts.
 * @param saved what the server has
 * @param send gives whether the server took it
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
