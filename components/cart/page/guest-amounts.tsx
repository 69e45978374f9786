import { IVA_PERCENT } from '@/lib/domain/cart/line-prices';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { CashNote } from '../cash-note';
import { SummaryRow } from '../summary-row';
import { TaxNote } from '../tax-note';
import type { useGuestCartSummary } from './use-guest-cart-summary';

/** The rows that add up to the total of a guest's cart. */
export function GuestAmounts({ summary }: { summary: ReturnType<typeof useGuestCartSummary> }) {
  const { t } = useTranslation('cart');
  const { discountWithTax, shippingWithTax, isInsured, isDigital } = summary;
  return (
    <>
      <dl className="mt-4 grid gap-1.5">
        <SummaryRow label={t('subtotal')} amount={summary.subtotalWithTax} />
        {discountWithTax > 0 && (
          <SummaryRow label={t('discount')} amount={-discountWithTax} isHighlighted />
        )}
        {!isDigital && (
          <SummaryRow
            label={t('summary.shipping')}
            amount={shippingWithTax}
            text={shippingWithTax === 0 && summary.count > 0 ? t('summary.free') : undefined}
            isHighlighted={shippingWithTax === 0}
          />
        )}
        {isInsured && (
          <SummaryRow label={t('summary.insurance')} amount={summary.insuranceWithTax} />
        )}
        <div className="mt-2 flex items-baseline justify-between border-t border-line pt-3 font-bold">
          <dt className="text-lg">{t('total')}</dt>
          <dd className="text-3xl tracking-tight">{formatPrice(summary.total)}</dd>
        </div>
      </dl>
      <CashNote lines={summary.lines} total={summary.total} className="mt-1 text-sm" />
      <p className="mt-1 text-sm text-ink-soft">
        <TaxNote tax={summary.tax} percent={IVA_PERCENT} />
      </p>
    </>
  );
}
