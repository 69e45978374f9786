'use client';

import { useState } from 'react';
import { useTrackView } from '@/components/analytics/use-track-view';
import { AddToCartButton, type AddToCartLabels } from '@/components/cart/add-to-cart-button';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { repriceLine } from '@/lib/domain/cart/reprice';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { isPurchasable } from '@/lib/domain/product/availability';
import { useLiveProduct } from '../live/live-product';

interface BuyControlsProps {
  line: GuestCartLine;
  /** As the server knew it; the backend's word replaces it. */
  purchasable: boolean;
  labels: AddToCartLabels & {
    quantity: string;
    less: string;
    more: string;
    sold: string;
    onlyInStores: string;
  };
}

/** Number of pieces and the button that puts them in the cart. */
export function BuyControls({ line, purchasable, labels }: BuyControlsProps) {
  const live = useLiveProduct(line.product.id);
  const [wanted, setWanted] = useState(1);
  useTrackView(line.product);
  const stock = live?.stockTotal ?? line.product.stock;
  const quantity = Math.max(Math.min(wanted, stock), 1);
  if (!(live ? isPurchasable(live) : purchasable)) {
    return (
      <div>
        <button type="button" disabled className={buttonClass('secondary', 'lg')}>
          {stock > 0 ? labels.onlyInStores : labels.sold}
        </button>
      </div>
    );
  }
  const fresh = live ? repriceLine(line, { ...live.pricing, stock }) : line;
  const step = (name: string, to: number, icon: 'minus' | 'plus') => (
    <button
      type="button"
      aria-label={name}
      disabled={to < 1 || to > stock}
      onClick={() => setWanted(to)}
      className={buttonClass('quiet', 'icon')}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div>
      <fieldset className="noscript:hidden flex items-center rounded-md border border-line-strong">
        <legend className="visually-hidden">{labels.quantity}</legend>
        {step(labels.less, quantity - 1, 'minus')}
        <output className="min-w-7 text-center font-semibold">{quantity}</output>
        {step(labels.more, quantity + 1, 'plus')}
      </fieldset>
      <AddToCartButton line={fresh} labels={labels} quantity={quantity} size="lg" />
    </div>
  );
}
