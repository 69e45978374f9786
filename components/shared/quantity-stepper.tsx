'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { useTranslation } from '@/lib/i18n/client';

const stepClass =
  'inline-flex size-11 shrink-0 items-center justify-center hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

interface QuantityStepperProps {
  /** Name of the product or build, for labels. */
  name: string;
  quantity: number;
  /** Units in stock; null when unknown. With none the quantity can only be lowered. */
  stock: number | null;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

/** Changes a quantity in the cart, within the stock. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, stock, onChange, onRemove } = props;
  const { t } = useTranslation('cart');
  /** The typed text, until the input loses the focus. */
  const [draft, setDraft] = useState<string | null>(null);
  /** Whether more was typed than there is. */
  const [isCut, setIsCut] = useState(false);
  const most = Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);

  const change = (wanted: number) => {
    setIsCut(wanted > most);
    const next = Math.max(Math.min(wanted, most), 1);
    if (next !== quantity) onChange(next);
  };
  const leave = () => {
    const wanted = Number.parseInt(draft ?? '', 10);
    setDraft(null);
    if (wanted === 0) onRemove();
    else if (wanted > 0 && wanted !== quantity) change(wanted);
  };
  const stepper = (
    <div className="inline-flex shrink-0 items-center overflow-hidden rounded-md border border-line-strong bg-surface">
      <button
        type="button"
        className={stepClass}
        aria-label={t('less', { name })}
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
        aria-label={t('quantity', { name })}
        className="h-11 w-11 bg-transparent text-center font-semibold focus-visible:outline-offset-[-3px]"
      />
      <button
        type="button"
        className={stepClass}
        aria-label={t('more', { name })}
        disabled={quantity >= most}
        onClick={() => change(quantity + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
  return (
    <div className="shrink-0">
      {stepper}
      <p aria-live="polite" className="mt-1 max-w-40 text-sm empty:mt-0">
        {isCut && most > 0 && t('quantityCut', { count: most })}
      </p>
    </div>
  );
}
