import * as z from 'zod/mini';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toBrand } from './brand';
import { toCategoryWithParents } from './category';
import { toCommerceStamp } from './commerce-stamp';
import { commerceWire, toPricing, toStock } from './product-commerce';
import { toCoverImage } from './product-image';
import { count, entities, flag, number, optionalNumber, relation, text } from './wire';

const wire = z.extend(commerceWire, {
  id: text,
  name: text,
  slug: text,
  part_number: text,
  rating: number,
  reviews_count: count,
  has_shipping_promotion: flag,
  is_kit: flag,
  warranty_days: count,
  delivery_days: optionalNumber,
  piece_count: count,
});

/** The fields of a summary, for `fields[products]`. */
export const SUMMARY_FIELDS = [
  ...Object.keys(wire.shape).filter((name) => name !== 'id'),
  'brand',
  'category',
  'coverImage',
];

/** A product with the fields of lists. Null without an id, slug or name. */
export function toProductSummary(model: JsonApiModel): ProductSummary | null {
  const product = wire.parse(model);
  if (!product.id || !product.slug || !product.name) return null;
  const brand = relation(model, 'brand');
  const category = relation(model, 'category');
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    partNumber: product.part_number,
    brand: brand && toBrand(brand),
    category: category && toCategoryWithParents(category),
    cover: toCoverImage(model),
    rating: Math.min(5, Math.max(0, product.rating)),
    reviewsCount: product.reviews_count,
    pricing: toPricing(product),
    offerMonths: product.offer_months,
    coupon: product.coupon,
    ...toStock(product),
    hasShippingPromotion: product.has_shipping_promotion,
    isKit: product.is_kit,
    warrantyDays: product.warranty_days,
    deliveryDays: product.delivery_days,
    pieceCount: Math.max(1, product.piece_count),
    stamp: toCommerceStamp(model),
  };
}

export const toProductSummaries = (found: readonly JsonApiModel[]): ProductSummary[] =>
  entities(found, toProductSummary);
