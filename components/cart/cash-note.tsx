import { getCashTotal, sumLines } from '@/lib/domain/cart/cash-total';
import type { CartLine } from '@/lib/domain/cart/types';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';

interface CashNoteProps {
  lines: readonly CartLine[];
  /** Pesos with IVA at the prices for months, with whatever else has to be paid; by default that of the lines. */
  total?: number;
  className: string;
}

/** What is paid at once and what in months, as the cards and the product page say it. */
export function CashNote({ lines, total = sumLines(lines), className }: CashNoteProps) {
  const { t } = useTranslation('cart');
  const found = getCashTotal(lines, total);
  if (!found) return null;
  const cash = formatPrice(found.cash);
  return (
    <p className={`text-saved ${className}`}>
      {found.hasMonths
        ? t('cash.orMonths', { cash, total: formatPrice(total) })
        : t('cash.only', { cash })}
    </p>
  );
}
