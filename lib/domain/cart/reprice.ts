import { toLineProduct } from './lines';
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
  const pricing = { ...line.product.pricing, priceWithTax, currentPriceWithTax };
  const product = toLineProduct({ ...line.product, stock, pricing });
  return { ...line, product, ...getUnitAmounts(product) };
}
