import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductDigest } from '@/lib/domain/product/types';
import { type TrackedProduct, trackedProduct } from './tracked-product';

/**
 * A listed product in the form that events need, in as few bytes as possible, because every page contains lists of
 * them. The name is read from the visible list.
 */
export type ListItem = readonly [
  sku: string,
  brandName: string | null,
  categoryName: string | null,
  price: number,
  discount: number,
];

export function toListItem(product: ProductDigest): ListItem {
  const tracked = trackedProduct(toCartItem(product, 1).product);
  return [tracked.sku, tracked.brandName, tracked.categoryName, tracked.price, tracked.discount];
}

export function fromListItem(item: ListItem, name: string): TrackedProduct {
  const [sku, brandName, categoryName, price, discount] = item;
  return { sku, name, brandName, categoryName, price, discount };
}
