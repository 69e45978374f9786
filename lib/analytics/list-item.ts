import { toCartItem } from '@/lib/domain/cart/lines';
import type { ProductSummary } from '@/lib/domain/product/types';
import { type TrackedProduct, trackedProduct } from './tracked-product';

/**
 * A product of a list as events need it, without the names of its fields: lists of them are sent with every
 * page. Id, part number, name, brand, category, pesos for one, pesos off.
 */
export type ListItem = readonly [
  id: string,
  partNumber: string,
  name: string,
  brandName: string | null,
  categoryName: string | null,
  price: number,
  discount: number,
];

export function toListItem(product: ProductSummary): ListItem {
  const { id, partNumber, name, brandName, categoryName, price, discount } = trackedProduct(
    toCartItem(product, 1).product,
  );
  return [id, partNumber, name, brandName, categoryName, price, discount];
}

export function fromListItem(item: ListItem): TrackedProduct {
  const [id, partNumber, name, brandName, categoryName, price, discount] = item;
  return { id, partNumber, name, brandName, categoryName, price, discount };
}
