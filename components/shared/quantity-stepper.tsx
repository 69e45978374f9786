'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { belongsToInputMethod } from '@/lib/browser/input-method';
import { MAX_LINE_QUANTITY } from '@/lib/domain/cart/lines';
import { readQuantity } from '@/lib/domain/read-number';
import { useTranslation } from '@/lib/i18n/client';

const stepClass =
  'inline-flex h-11 w-[44px] shrink-0 items-center justify-center hover:bg-sunken disabled:opacity-40 disabled:hover:bg-transparent';

interface QuantityStepperProps {
  name: string;
  quantity: number;
  /** Units in stock; null when unknown. With none the quantity can only be lowered. */
  stock: number | null;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, stock, onChange, onRemove } = props;
  const { t } = useTranslation('cart');
  /** The typed text, until the input loses the focus. */
  const [draft, setDraft] = useState<string | null>(null);
  /** What is said of the last change: more than there is, or what was typed is no quantity. */
  const [note, setNote] = useState<'quantityCut' | 'quantityUnread' | null>(null);
  const most = Math.min(stock ?? MAX_LINE_QUANTITY, MAX_LINE_QUANTITY);

  const change = (wanted: number) => {
    setNote(wanted > most && most > 0 ? 'quantityCut' : null);
    const next = Math.max(Math.min(wanted, most), 1);
    if (next !== quantity) onChange(next);
  };
  const leave = () => {
    if (draft === null) return;
    const wanted = readQuantity(draft);
    setDraft(null);
    if (wanted === null) setNote(draft.trim() === '' ? null : 'quantityUnread');
    else if (wanted === 0) onRemove();
    else if (wanted === quantity) setNote(null);
    else change(wanted);
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
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !belongsToInputMethod(event.nativeEvent)) leave();
        }}
        inputMode="numeric"
        aria-label={t('quantity', { name })}
        className="h-11 w-[min(2.75rem,15vw)] bg-transparent text-center font-semibold focus-visible:outline-offset-[-3px]"
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
        {note && t(note, { count: most })}
      </p>
    </div>
  );
}
