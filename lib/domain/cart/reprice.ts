import { CURRENT_PRICE_PROMOTION } from './lines';
import { getUnitAmounts } from './totals';
import type { CartLine } from './types';

/** The current offer of the backend: prices in pesos with IVA, and the maximum quantity that can be bought. */
export interface CurrentOffer {
  priceWithTax: number;
  currentPriceWithTax: number;
  stock: number;
}

/** The line with current prices and stock. The quantity stays the same; the caller decides what to do about it. */
export function repriceLine(line: CartLine, offer: CurrentOffer): CartLine {
  const { priceWithTax, currentPriceWithTax, stock } = offer;
  const onOffer = currentPriceWithTax < priceWithTax;
  const product = {
    ...line.product,
    stock,
    commonPriceWithTax: onOffer ? priceWithTax : currentPriceWithTax,
    promotionPriceWithTax: currentPriceWithTax,
    promotionId: onOffer ? (line.product.promotionId ?? CURRENT_PRICE_PROMOTION) : null,
  };
  return { ...line, product, ...getUnitAmounts(product) };
}
