import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { roundMoney } from '@/lib/domain/money';
import type { ProductSnapshot } from '@/lib/domain/product/types';

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

export function toTrackedProduct(product: ProductSnapshot): TrackedProduct {
  const { id, partNumber, name, brandName, categoryName } = product;
  const { common, final } = getUnitPrices(product);
  const price = roundMoney(final);
  const discount = Math.max(roundMoney(common - price), 0);
  return { sku: partNumber || `DIG-${id}`, name, brandName, categoryName, price, discount };
}
