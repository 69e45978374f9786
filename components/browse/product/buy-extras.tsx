import { useRouter } from 'next/navigation';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { useLiveProduct } from '@/components/product/live-offer/live-product';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { lazyEventually } from '@/components/ui/lazy-eventually';
import { Price } from '@/components/ui/price';
import { loadEventually } from '@/lib/browser/load-eventually';
import type { CartLine } from '@/lib/domain/cart/types';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import texts from '@/locales/es-MX/card.json';
import './buy-bar.css';

const LiveTerms = lazyEventually(() => import('./live-terms'));

interface BuyBarProps {
  line: CartLine;
  quantity: number;
  terms?: string;
  isBuying: boolean;
  setBuying: (isBuying: boolean) => void;
}

/** The price and the buttons at the bottom of the screen, while those of the page are above it. */
function BuyBar({ line, quantity, terms, isBuying, setBuying }: BuyBarProps) {
  const { id, name } = line.product;
  const live = useLiveProduct(id);
  const [place] = useState(() => document.querySelector<HTMLElement>('.buy-bar'));
  useEffect(() => bottomInsetRef(place), [place]);
  if (!place) return null;
  return createPortal(
    <section aria-label={name}>
      <p className="buy-bar-name">{name}</p>
      <p className="buy-bar-price">
        <Price value={getDisplayPrices((live ?? line.product).pricing).final} />
      </p>
      <p className="buy-bar-terms">
        {live ? (
          <Suspense>
            <LiveTerms live={live} />
          </Suspense>
        ) : (
          terms
        )}
      </p>
      <AddToCartButton line={line} quantity={quantity} />
      <Button
        variant="secondary"
        className="buy-bar-now"
        isBusy={isBuying}
        onClick={() => setBuying(true)}
      >
        {texts.buyNow}
      </Button>
    </section>,
    place,
  );
}

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
