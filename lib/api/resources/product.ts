import { UNKNOWN_PRICE } from '@/lib/domain/product/pricing';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { toBrand } from './brand';
import { toCategoryWithParents } from './category';
import { toOfferVersion } from './offer-version';
import { COMMERCE_SHAPE, toCommerce } from './product-commerce';
import { toCoverImage } from './product-image';
import { snakeToCamel } from './snake-to-camel';
import { count, flag, number, optionalNumber, readableEntities, relation, text } from './wire';

const SHAPE = {
  ...COMMERCE_SHAPE,
  id: text,
  name: text,
  slug: text,
  part_number: text,
  rating: number,
  reviews_count: optionalNumber,
  has_shipping_promotion: flag,
  is_kit: flag,
  warranty_days: count,
  delivery_days: optionalNumber,
  piece_count: count,
};
const readFields = snakeToCamel(SHAPE);

/** The fields of a summary, for `fields[products]`. */
export const SUMMARY_FIELDS = [
  ...Object.keys(SHAPE).filter((name) => name !== 'id'),
  'brand',
  'category',
  'coverImage',
];

/**
 * A product with the fields of lists. Null without an id, slug or name.
 * @param knownPrice in pesos, for an answer that sends it beside the product; null if it must be there and is not
 * @throws ApiError without a price, when `knownPrice` is null
 */
export function toProductSummary(
  model: JsonApiModel,
  knownPrice: number | null = UNKNOWN_PRICE,
): ProductSummary | null {
  const product = readFields(model);
  const { id, slug, name, partNumber, reviewsCount, hasShippingPromotion, isKit } = product;
  if (!id || !slug || !name) return null;
  const brand = relation(model, 'brand');
  const category = relation(model, 'category');
  return {
    id,
    slug,
    name,
    partNumber,
    brand: brand && toBrand(brand),
    category: category && toCategoryWithParents(category),
    cover: toCoverImage(model),
    rating: Math.min(5, Math.max(0, product.rating)),
    reviewsCount,
    ...toCommerce({
      ...product,
      priceWithTax: product.priceWithTax ?? product.currentPriceWithTax ?? knownPrice,
    }),
    hasShippingPromotion,
    isKit,
    warrantyDays: product.warrantyDays,
    deliveryDays: product.deliveryDays,
    pieceCount: Math.max(1, product.pieceCount),
    stamp: toOfferVersion(model),
  };
}

/** The products of a list that can be read. */
export const toProductSummaries = (found: readonly JsonApiModel[]): ProductSummary[] =>
  readableEntities(found, (model) => toProductSummary(model));
