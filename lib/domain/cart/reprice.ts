import { getUnitAmounts } from './line-prices';
import { toLineProduct } from './lines';
import type { CartLine } from './types';

/** The current offer of the backend: prices in pesos with IVA, and the maximum quantity that can be bought, null for any. */
export interface CurrentOffer {
  priceWithTax: number;
  currentPriceWithTax: number;
  /** For a single payment; missing when it is not known. */
  mwiOnePriceWithTax?: number;
  stock: number | null;
}

/** The line with current prices and stock. The quantity stays the same; the caller decides what to do about it. */
export function repriceLine(line: CartLine, offer: CurrentOffer): CartLine {
  const { priceWithTax, currentPriceWithTax, stock } = offer;
  const known = line.product.pricing;
  // The price for a single payment belongs to the price that it was sent with.
  const isSame = currentPriceWithTax === known.currentPriceWithTax;
  const mwiOnePriceWithTax = offer.mwiOnePriceWithTax ?? (isSame ? known.mwiOnePriceWithTax : 0);
  const pricing = { ...known, priceWithTax, currentPriceWithTax, mwiOnePriceWithTax };
  const product = toLineProduct({ ...line.product, stock, pricing });
  return { ...line, product, ...getUnitAmounts(product) };
}
