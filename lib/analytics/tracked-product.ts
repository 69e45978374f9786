import { guestUnitPrice } from '@/lib/domain/cart/totals';
import type { GuestCartProduct } from '@/lib/domain/cart/types';
import { roundMoney } from '@/lib/domain/money';

/** What events say of a product. Amounts in pesos with IVA, for one piece. */
export interface TrackedProduct {
  /** The part number, or the shop's own number where there is none (spec 7). */
  sku: string;
  name: string;
  brandName: string | null;
  categoryName: string | null;
  /** After discount: what a line of the cart costs, on every screen alike. */
  price: number;
  /** How much was taken off to come to the price. */
  discount: number;
}

export function trackedProduct(product: GuestCartProduct): TrackedProduct {
  const { id, partNumber, name, brandName, categoryName } = product;
  const price = roundMoney(guestUnitPrice(product));
  const discount = Math.max(roundMoney(product.commonPriceWithTax - price), 0);
  return { sku: partNumber || `DIG-${id}`, name, brandName, categoryName, price, discount };
}
