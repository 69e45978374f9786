import { getLinesOffer } from '@/lib/domain/cart/line-offer';
import type { CartLineState } from '@/lib/domain/cart/line-state';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

/** The price of the units that are in stock, as the card shows it. */
export function LineTotal({ state, className }: { state: CartLineState; className?: string }) {
  const { t } = useTranslation('cart');
  const { line, available } = state;
  if (available === 0) return <span className="text-sm text-ink-soft">{t('notCounted')}</span>;
  const offer = getLinesOffer([{ ...line, quantity: available }]);
  return (
    <span className={`text-right whitespace-nowrap ${className}`}>{formatPrice(offer.price)}</span>
  );
}
