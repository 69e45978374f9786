'use client';

import { buttonClass } from '@/components/ui/button';
import { guestTotals } from '@/lib/domain/cart/totals';
import type { GuestCartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { route } from '@/lib/routes';

interface CartTotalsProps {
  lines: readonly GuestCartLine[];
  onClear: () => void;
}

export function CartTotals({ lines, onClear }: CartTotalsProps) {
  const { t } = useTranslation('cart');
  const { subtotal, totalDiscount, tax, total } = guestTotals(lines);
  const rows = [
    { label: t('subtotal'), amount: formatPrice(subtotal) },
    ...(totalDiscount > 0
      ? [{ label: t('discount'), amount: formatPrice(-totalDiscount), saved: true }]
      : []),
    { label: t('tax'), amount: formatPrice(tax) },
  ];
  return (
    <div className="shrink-0 border-t border-line bg-surface px-4 pt-3 pb-4">
      <dl>
        {rows.map(({ label, amount, ...row }) => (
          <div key={label} className="flex justify-between text-sm text-ink-soft">
            <dt>{label}</dt>
            <dd className={'saved' in row ? 'font-semibold text-saved' : undefined}>{amount}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between font-bold">
          <dt>{t('total')}</dt>
          <dd className="text-2xl tracking-tight">{formatPrice(total)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-xs text-ink-soft">{t('pricesNote')}</p>
      <div className="mt-3 flex items-center gap-4">
        <a href={route('cart-detail')} className={buttonClass('primary', 'md', 'flex-1')}>
          {t('seeCart')}
        </a>
        <button
          type="button"
          onClick={onClear}
          className="min-h-11 text-sm text-ink-soft underline underline-offset-4 hover:text-ink"
        >
          {t('clear')}
        </button>
      </div>
    </div>
  );
}
