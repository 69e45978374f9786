import { getUnitPrice } from '@/lib/domain/cart/totals';
import type { CartLineProduct } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';

/** A product as events describe it. Amounts in pesos with IVA, for one unit. */
export interface TrackedProduct {
  /** The part number, or else the shop's own number (spec 7). */
  sku: string;
  name: string;
  brandName: string | null;
  categoryName: string | null;
  /** The price after discounts, the same as in a cart line. */
  price: number;
  /** The difference to the price before discounts. */
  discount: number;
}

export function toTrackedProduct(product: CartLineProduct): TrackedProduct {
  const { id, partNumber, name, brandName, categoryName } = product;
  const price = roundMoney(getUnitPrice(product));
  const discount = Math.max(roundMoney(product.commonPriceWithTax - price), 0);
  return { sku: partNumber || `DIG-${id}`, name, brandName, categoryName, price, discount };
}
