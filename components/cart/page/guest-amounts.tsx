import { IVA_PERCENT } from '@/lib/domain/cart/line-prices';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { MonthsNote, PriceRows } from '../price-rows';
import { TaxNote } from '../tax-note';
import type { useGuestCartSummary } from './use-guest-cart-summary';

/** The rows that add up to the total of a guest's cart. */
export function GuestAmounts({ summary }: { summary: ReturnType<typeof useGuestCartSummary> }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <dl className="mt-4 grid gap-1.5">
        <PriceRows rows={summary.rows} pieces={summary.pieces} couponCode={null} isEstimate />
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
      </dl>
      <MonthsNote amount={summary.inMonths} className="mt-1 text-sm" />
      <p className="mt-1 text-sm text-ink-soft">
        <TaxNote tax={summary.tax} percent={IVA_PERCENT} />
      </p>
    </>
  );
}
