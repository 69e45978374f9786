import { getLineTotal } from '@/lib/domain/cart/line-prices';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** The price of the units that are in stock. */
export function LineTotal({ state, className }: { state: CartLineState; className?: string }) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  if (available === 0) return <span className="text-sm text-ink-soft">{t('notCounted')}</span>;
  return (
    <span className={`whitespace-nowrap ${className}`}>
      {formatPrice(getLineTotal({ ...line, quantity: available }))}
    </span>
  );
}
