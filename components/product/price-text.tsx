import { formatPrice, formatPriceParts } from '@/lib/domain/money';
import { askPrice } from '@/locales/es-MX/card.json';

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

/** The price of a product in pesos as a text. 'Consultar precio' when it is not known, because 0 would be shown as true. */
export const priceText = (price: number): string => (price > 0 ? formatPrice(price) : askPrice);
