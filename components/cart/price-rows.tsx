import type { PriceRow } from '@/lib/domain/cart/purchase-price';
import { formatPrice } from '@/lib/domain/money';
import { useTranslation } from '@/lib/i18n/client';
import { SummaryRow } from './summary-row';

interface PriceRowsProps {
  rows: readonly PriceRow[];
  /** Number of pieces of all products. */
  pieces: number;
  couponCode: string | null;
  /** The shipping is not that of a chosen courier. */
  isEstimate?: boolean;
}

/** The rows above the total of a purchase: in the drawer, the cart and the checkout with the same words. */
export function PriceRows({ rows, pieces, couponCode, isEstimate = false }: PriceRowsProps) {
  const { t } = useTranslation('cart');
  const label = (name: PriceRow['name']) => {
    if (name === 'products') return t('row.products', { count: pieces });
    if (name === 'coupon' && couponCode !== null) return t('row.couponOf', { code: couponCode });
    return t(name === 'shipping' && isEstimate ? 'row.shippingEstimate' : `row.${name}`);
  };
  const text = ({ name, amount }: PriceRow) => {
    if (name === 'months' || name === 'noCash') return t(`row.${name}Text`);
    return (name === 'shipping' || name === 'pickup') && amount <= 0 ? t('row.free') : undefined;
  };
  return rows.map((row) => (
    <SummaryRow
      key={row.name}
      label={label(row.name)}
      amount={row.amount}
      text={text(row)}
      isHighlighted={row.amount < 0 || text(row) === t('row.free')}
    />
  ));
}

/** What is paid in months instead, below a total that has the discount for a single payment. */
export function MonthsNote({ amount, className }: { amount: number | null; className: string }) {
  const { t } = useTranslation('cart');
  return (
    amount !== null && (
      <p className={`text-ink-soft ${className}`}>
        {t('row.inMonths', { total: formatPrice(amount) })}
      </p>
    )
  );
}
