import { formatPrice, formatPriceParts } from '@/lib/domain/money';

type Size = 'md' | 'lg' | 'xl';

/** A price with a smaller currency sign and smaller cents (spec 9). Amounts in pesos. */
export function Price({ value, size = 'md' }: { value: number; size?: Size }) {
  const parts = formatPriceParts(value);
  if (!parts) return <span>{formatPrice(value)}</span>;
  return (
    <span className={`price price-${size}`}>
      {parts.sign}
      <small>$</small>
      {parts.whole}
      <small>.{parts.cents}</small>
    </span>
  );
}

/** The price before a discount, struck through; `label` tells screen readers what it is. */
export function StruckPrice({ value, label }: { value: number; label: string }) {
  return (
    <s className="text-sm text-ink-soft">
      <span className="visually-hidden">{label} </span>
      {formatPrice(value)}
    </s>
  );
}
