import { CURRENT_PRICE_PROMOTION } from './lines';
import { unitParts } from './totals';
import type { GuestCartLine } from './types';

/** The current offer of the backend: prices in pesos with IVA, and the maximum quantity that can be bought. */
export interface FreshOffer {
  priceWithTax: number;
  currentPriceWithTax: number;
  stock: number;
}

/** The line with current prices and stock. The quantity stays the same; the caller decides what to do about it. */
export function repriceLine(line: GuestCartLine, offer: FreshOffer): GuestCartLine {
  const { priceWithTax, currentPriceWithTax, stock } = offer;
  const onOffer = currentPriceWithTax < priceWithTax;
  const product = {
    ...line.product,
    stock,
    commonPriceWithTax: onOffer ? priceWithTax : currentPriceWithTax,
    promotionPriceWithTax: currentPriceWithTax,
    promotionId: onOffer ? (line.product.promotionId ?? CURRENT_PRICE_PROMOTION) : null,
  };
  return { ...line, product, ...unitParts(product) };
}
