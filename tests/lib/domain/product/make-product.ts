import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductPricing, ProductSnapshot, ProductSummary } from '@/lib/domain/product/types';
import { createProduct } from '@/tests/support/create-product';

/** A product without a discount. */
const same = { priceWithTax: 1000, currentPriceWithTax: 1000, mwiOnePriceWithTax: 1000 };
export const makePricing = (change: Partial<ProductPricing> = {}): ProductPricing =>
  createProduct({ pricing: { ...same, ...change } }).pricing;

export function makeProduct(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: '7',
    slug: 'tarjeta-de-video',
    name: 'Tarjeta de video',
    partNumber: 'TV-7',
    brand: null,
    category: null,
    cover: null,
    rating: 0,
    reviewsCount: 0,
    pricing: makePricing(),
    offerMonths: [],
    coupon: null,
    stockStores: 0,
    stockProviders: 5,
    stockTotal: 5,
    hasLastStock: false,
    hasShippingPromotion: false,
    isDigital: false,
    isKit: false,
    isWebPurchasable: true,
    warrantyDays: 0,
    deliveryDays: null,
    pieceCount: 1,
    offerVersion: 'as-seen',
    ...changes,
  };
}

export const makeSnapshot = (changes: Partial<ProductSummary> = {}): ProductSnapshot =>
  toProductSnapshot(makeProduct(changes));
