import { formatPrice, formatPriceParts } from '@/lib/domain/money';

/** A price in pesos with a smaller sign and smaller cents. The markup is short because a list repeats it many times. */
export function CardPrice({ value }: { value: number }) {
  const parts = formatPriceParts(value);
  if (!parts) return <b>{formatPrice(value)}</b>;
  return (
    <b>
      {parts.sign}
      <small>$</small>
      {parts.whole}
      <small>.{parts.cents}</small>
    </b>
  );
}
