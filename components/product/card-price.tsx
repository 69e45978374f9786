import { formatPriceParts } from '@/lib/domain/money';
import { priceText } from './price-text';

/** The price of a product in pesos with a smaller sign and smaller cents. The markup is short because a list repeats it many times. */
export function CardPrice({ value }: { value: number }) {
  const parts = formatPriceParts(value);
  if (!parts || !(value > 0)) return <b>{priceText(value)}</b>;
  return (
    <b>
      {parts.sign}
      <small>$</small>
      {parts.whole}
      <small>.{parts.cents}</small>
    </b>
  );
}
