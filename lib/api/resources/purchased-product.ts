import type { PurchasedProduct } from '@/lib/domain/orders/types';
import type { JsonApiModel } from '../json-api';
import { toProductImage } from './product-image';
import { relation, text } from './wire';

/** The fields of the product that are requested with an order item or a warranty. */
export const PURCHASED_PRODUCT_FIELDS = { 'fields[products]': 'name,slug,coverImage' } as const;

/** The product of an order item or a warranty. Null when it is no longer in the catalogue. */
export function toPurchasedProduct(model: JsonApiModel): PurchasedProduct | null {
  const product = relation(model, 'product');
  const slug = text.parse(product?.slug);
  if (!product || !slug) return null;
  const cover = relation(product, 'coverImage');
  return { id: product.id, slug, cover: cover && toProductImage(cover) };
}
