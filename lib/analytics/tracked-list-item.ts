import { getUnitPrices } from '@/lib/domain/cart/line-prices';
import { roundMoney } from '@/lib/domain/money';
import type { ProductSnapshot } from '@/lib/domain/product/types';

export interface TrackedProduct {
  /** The part number, or else the shop's own number (spec 7). */
  sku: string;
  name: string;
  brandName: string | null;
  categoryName: string | null;
  /** The price after discounts, the same as in a cart line. */
  price: number;
  discount: number;
}

export function toTrackedProduct(product: ProductSnapshot): TrackedProduct {
  const { id, partNumber, name, brandName, categoryName } = product;
  const { common, final } = getUnitPrices(product);
  const price = roundMoney(final);
  const discount = Math.max(roundMoney(common - price), 0);
  return { sku: partNumber || `DIG-${id}`, name, brandName, categoryName, price, discount };
}

/** In as few bytes as possible, because every page contains lists. The name is read from the visible list. */
export type TrackedListItem = readonly [
  sku: string,
  brandName: string | null,
  categoryName: string | null,
  price: number,
  discount: number,
];

export function toTrackedListItem(product: ProductSnapshot): TrackedListItem {
  const tracked = toTrackedProduct(product);
  return [tracked.sku, tracked.brandName, tracked.categoryName, tracked.price, tracked.discount];
}

export function fromTrackedListItem(item: TrackedListItem, name: string): TrackedProduct {
  const [sku, brandName, categoryName, price, discount] = item;
  return { sku, name, brandName, categoryName, price, discount };
}
