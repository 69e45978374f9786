import { toProductSnapshot } from '@/lib/domain/product/product-snapshot';
import type { ProductPricing, ProductSnapshot, ProductSummary } from '@/lib/domain/product/types';
import { createProduct } from '@/tests/support/create-product';

/** A product without a discount. */
const same = { priceWithTax: 1000, currentPriceWithTax: 1000, mwiOnePriceWithTax: 1000 };
export const makePricing = (change: Partial<ProductPricing> = {}): ProductPricing =>
  createProduct({ pricing: { ...same, ...change } }).pricing;

export const makeProduct = (changes: Partial<ProductSummary> = {}): ProductSummary => ({
  id: '7',
  slug: 'tarjeta-de-video',
  name: 'Tarjeta de video',
  partNumber: 'TV-7',
  brand: null,
  category: null,
  cover: null,
  rating: 0,
  reviewsCount: 0,
  coupon: null,
  pricing: makePricing(),
  offerMonths: [],
  offerVersion: 'as-seen',
  isWebPurchasable: true,
  stockStores: 0,
  stockProviders: 5,
  stockTotal: 5,
  hasLastStock: false,
  pieceCount: 1,
  hasShippingPromotion: false,
  isDigital: false,
  isKit: false,
  warrantyDays: 0,
  deliveryDays: null,
  ...changes,
});

export const makeSnapshot = (changes: Partial<ProductSummary> = {}): ProductSnapshot =>
  toProductSnapshot(makeProduct(changes));
