import * as z from 'zod/mini';
import type { ProductSummary } from '@/lib/domain/product/types';
import type { JsonApiModel } from '../json-api';
import { commerceWire, toPricing, toStock } from './product-commerce';
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

const wire = z.extend(commerceWire, { id: text });

/** Null without a price, so that a price of 0 is never shown. */
export function toLivePrice(model: JsonApiModel): LivePrice | null {
  const product = wire.parse(model);
  const pricing = toPricing(product);
  if (!product.id || pricing.currentPriceWithTax <= 0) return null;
  return {
    id: product.id,
    pricing,
    offerMonths: product.offer_months,
    coupon: product.coupon,
    ...toStock(product),
  };
}
