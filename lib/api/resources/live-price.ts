import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { COMMERCE_SHAPE, toCommerce } from './product-commerce';
import { snakeToCamel } from './snake-to-camel';
import { text } from './wire';

/** The fields that a cached page requests again when it is shown. */
export type LivePrice = Pick<
  ProductSummary,
  | 'id'
  | 'pricing'
  | 'offerMonths'
  | 'coupon'
  | 'stockStores'
  | 'stockProviders'
  | 'stockTotal'
  | 'hasLastStock'
  | 'isWebPurchasable'
>;

const readFields = snakeToCamel({ ...COMMERCE_SHAPE, id: text });

/** Null for a price of 0, which is never shown. @throws ApiError without a price */
export function toLivePrice(model: JsonApiModel): LivePrice | null {
  const product = readFields(model);
  const commerce = toCommerce(product);
  const isPriced = commerce.pricing.currentPriceWithTax > 0;
  return product.id && isPriced ? { id: product.id, ...commerce } : null;
}
