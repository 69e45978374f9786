import { CURRENT_PRICE_PROMOTION } from './lines';
import { unitParts } from './totals';
import type { GuestCartLine } from './types';

/** Prices with IVA in pesos, and the most pieces that can be bought, as the backend says now. */
export interface FreshOffer {
  priceWithTax: number;
  currentPriceWithTax: number;
  stock: number;
}

/** The line with today's prices and stock. Its quantity stays: what to do about it is the caller's matter. */
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
