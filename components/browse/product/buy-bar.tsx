import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { AddToCartButton } from '@/components/product/add-to-cart-button';
import { useLiveProduct } from '@/components/product/live-offer/live-product';
import { bottomInsetRef } from '@/components/ui/bottom-inset';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { CartLine } from '@/lib/domain/cart/types';
import { getDisplayPrices } from '@/lib/domain/product/pricing';
import texts from '@/locales/es-MX/card.json';
import './buy-bar.css';
import { lazyEventually } from '@/components/ui/lazy-eventually';

const LiveTerms = lazyEventually(() => import('./live-terms'));

interface BuyBarProps {
  line: CartLine;
  quantity: number;
  terms?: string;
  isBuying: boolean;
  setBuying: (isBuying: boolean) => void;
}

/** The price and the buttons at the bottom of the screen, while those of the page are above it. */
export function BuyBar({ line, quantity, terms, isBuying, setBuying }: BuyBarProps) {
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
