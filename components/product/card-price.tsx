import { formatPrice, priceParts } from '@/lib/domain/money';

/** A price in pesos with the sign and cents smaller, in as few bytes as a list of cards wants. */
export function CardPrice({ value }: { value: number }) {
  const parts = priceParts(value);
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
