'use client';

import { BoughtName } from '@/components/shared/bought-name';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { getLineKey } from '@/lib/domain/cart/lines';
import { useTranslation } from '@/lib/i18n/client';
import { LineChangeNotice } from './line-change-notice';
import { OfferNote } from './line-offer';
import { LineQuantity } from './line-quantity';
import { LineTerms } from './line-terms';
import { LineTotal } from './line-total';
import { unitPriceText } from './unit-price-text';

interface CartDrawerLineProps {
  state: CartLineState;
  /** Products that a promotion of the cart ships for nothing. */
  freeShipping: readonly string[];
  onRemove: (key: string, name: string) => void;
}

export function CartDrawerLine({ state, freeShipping, onRemove }: CartDrawerLineProps) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  const { product, quantity } = line;
  const key = getLineKey(line);
  const remove = () => onRemove(key, product.name);
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-3 border-b border-line py-4">
      <Picture
        src={product.image}
        alt=""
        width={80}
        className="aspect-square w-20 rounded-sm bg-plate object-contain p-1"
      />
      <div className="min-w-0">
        <BoughtName
          name={product.name}
          product={product}
          className="line-clamp-3 text-sm leading-snug font-medium"
        />
        {quantity > 1 && (
          <p className="mt-1 text-sm text-ink-soft">
            {unitPriceText({ ...line, quantity: available || quantity }, t)}
          </p>
        )}
        {available > 0 && <LineTerms line={line} freeShipping={freeShipping} />}
        <div className="mt-2 flex flex-wrap items-center gap-x-1 gap-y-1">
          {available > 0 && <LineQuantity line={line} onRemove={remove} />}
          <button
            type="button"
            onClick={remove}
            aria-label={t('remove', { name: product.name })}
            className="inline-flex size-11 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <Icon name="trash" />
          </button>
          <LineTotal state={state} className="ml-auto font-semibold" />
        </div>
        {available > 0 && (
          <OfferNote
            offer={getLinesOffer([{ ...line, quantity: available }])}
            className="mt-1 w-full justify-end text-sm"
          />
        )}
        <LineChangeNotice state={state} onRemove={remove} />
        {quantity === product.stock && (
          <p className="mt-1 text-sm text-warn">{t('stockLimit', { count: product.stock })}</p>
        )}
      </div>
    </li>
  );
}
