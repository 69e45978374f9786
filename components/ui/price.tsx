import { formatPrice, formatPriceParts } from '@/lib/domain/money';
import { askPrice } from '@/locales/es-MX/card.json';

/** The price of a product in pesos as a text. 'Consultar precio' when it is not known, because 0 would be shown as true. */
export const priceText = (price: number): string => (price > 0 ? formatPrice(price) : askPrice);

/** Pesos with a smaller currency sign and smaller cents (spec 9). */
function Amount({ value }: { value: number }) {
  const parts = formatPriceParts(value);
  if (!parts) return formatPrice(value);
  return (
    <>
      {parts.sign}
      <small>$</small>
      {parts.whole}
      <small>.{parts.cents}</small>
    </>
  );
}

export const Price = ({ value, size = 'md' }: { value: number; size?: 'md' | 'lg' | 'xl' }) => (
  <span className={`price price-${size}`}>
    <Amount value={value} />
  </span>
);

/** The price of a product on a card. The markup is short because a list repeats it many times. */
export const CardPrice = ({ value }: { value: number }) => (
  <b>{value > 0 ? <Amount value={value} /> : askPrice}</b>
);

export function StruckPrice({ value, label }: { value: number; label: string }) {
  return (
    <span className="text-sm text-ink-soft">
      {label} <s>{formatPrice(value)}</s>
    </span>
  );
}
