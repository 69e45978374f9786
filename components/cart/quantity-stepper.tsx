'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { keyOf, MAX_QUANTITY } from '@/lib/domain/cart/lines';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { useTranslation } from '@/lib/i18n/client';
import { useCartStore } from '@/stores/cart-store';
import { confirmSoon } from './put-in-cart';

const stepClass =
  'inline-flex size-11 shrink-0 items-center justify-center hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

interface QuantityStepperProps {
  line: GuestCartLine;
  onRemove: () => void;
}

/** Pieces of a line, within what is in stock as far as it is known. */
export function QuantityStepper({ line, onRemove }: QuantityStepperProps) {
  const { t } = useTranslation('cart');
  /** What is being typed, until it is left. */
  const [draft, setDraft] = useState<string | null>(null);
  const { product, quantity } = line;
  const most = product.stock > 0 ? Math.min(product.stock, MAX_QUANTITY) : MAX_QUANTITY;

  const change = (wanted: number) => {
    const key = keyOf(line);
    useCartStore.getState().set(key, Math.min(wanted, most));
    confirmSoon(key);
  };
  const leave = () => {
    const wanted = Number.parseInt(draft ?? '', 10);
    setDraft(null);
    if (wanted === 0) onRemove();
    else if (wanted > 0 && wanted !== quantity) change(wanted);
  };
  return (
    <div className="inline-flex shrink-0 items-center overflow-hidden rounded-md border border-line-strong bg-surface">
      <button
        type="button"
        className={stepClass}
        aria-label={t('less', { name: product.name })}
        disabled={quantity <= 1}
        onClick={() => change(quantity - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <input
        value={draft ?? String(quantity)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
        inputMode="numeric"
        aria-label={t('quantity', { name: product.name })}
        className="h-11 w-11 bg-transparent text-center font-semibold focus-visible:outline-offset-[-3px]"
      />
      <button
        type="button"
        className={stepClass}
        aria-label={t('more', { name: product.name })}
        disabled={quantity >= most}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}
