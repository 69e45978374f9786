import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { loadEventually } from '@/lib/browser/load-eventually';
import type { CartLine } from '@/lib/domain/cart/types';
import { BuyBar } from './buy-bar';

interface BuyExtrasProps {
  line: CartLine;
  quantity: number;
  /** How it is paid for its price as the page was rendered (`paymentTerms`). */
  terms?: string;
  /** The buttons of the page have scrolled away. */
  isPast: boolean;
  /** 'Comprar ahora' was pressed. */
  isBuying: boolean;
  setBuying: (isBuying: boolean) => void;
}

/** What the buy controls load when it is needed: the bar, and what 'Comprar ahora' does. */
export default function BuyExtras({ isPast, ...props }: BuyExtrasProps) {
  return (
    <>
      {isPast && <BuyBar {...props} />}
      {props.isBuying && <BuyNow {...props} />}
    </>
  );
}

/** Buys once for each press. Renders nothing. */
function BuyNow({ line, quantity, setBuying }: Omit<BuyExtrasProps, 'isPast'>) {
  const router = useRouter();
  const run = useEffectEvent(async (signal: AbortSignal) => {
    const { startPurchase } = await loadEventually(() => import('./start-purchase'));
    const href = await startPurchase(line, quantity);
    // Who has gone elsewhere in the meantime stays there.
    if (signal.aborted) return;
    if (href === null) setBuying(false);
    else router.push(href);
  });
  useEffect(() => {
    const leaving = new AbortController();
    void run(leaving.signal);
    return () => leaving.abort();
  }, []);
  return null;
}
