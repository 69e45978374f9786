import type { ProductSnapshot } from '@/lib/domain/product/types';
import { type TrackedProduct, toTrackedProduct } from './tracked-product';

/**
 * A listed product in the form that events need, in as few bytes as possible, because every page contains lists of
 * them. The name is read from the visible list.
 */
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
