import { lowestMonthly, shownPrices, walletCredit } from './pricing';
import type { FinancingOffer, ProductCoupon, ProductSummary } from './types';

type Stock = Pick<ProductSummary, 'stockStores' | 'stockTotal' | 'hasLastStock'>;

export type Availability = 'sold' | 'last-pieces' | 'available';

export function availability(product: Pick<Stock, 'stockTotal' | 'hasLastStock'>): Availability {
  if (!(product.stockTotal > 0)) return 'sold';
  return product.hasLastStock ? 'last-pieces' : 'available';
}

/** In stock and sold on the web. */
export function isPurchasable(
  product: Pick<ProductSummary, 'stockTotal' | 'isWebPurchasable'>,
): boolean {
  return product.isWebPurchasable && product.stockTotal > 0;
}

/** Some store has it on its shelf ("fast pickup"). */
export function canPickUpToday(product: Pick<Stock, 'stockStores'>): boolean {
  return product.stockStores > 0;
}

/** Whole months of a guarantee in days, never rounded up: 365 → 12, 720 → 24, 90 → 3, 50 → 1. */
export function guaranteeMonths(warrantyDays: number): number {
  if (!(warrantyDays > 0) || !Number.isFinite(warrantyDays)) return 0;
  if (warrantyDays % 365 === 0) return (warrantyDays / 365) * 12;
  return Math.floor(warrantyDays / 30);
}

/** Anchor of a product's page (spec 2.4). */
export function productAnchor(id: string): string {
  return `product-page-${id}`;
}

export type Badge =
  | { id: 'sold' }
  | { id: 'discount'; percent: number }
  | { id: 'fast-pickup' }
  | { id: 'monthly'; offer: FinancingOffer }
  /** In pesos. */
  | { id: 'wallet'; amount: number }
  | { id: 'free-shipping' }
  | { id: 'coupon'; coupon: ProductCoupon }
  | { id: 'last-pieces' }
  | { id: 'delivery'; days: number }
  | { id: 'guarantee'; months: number }
  | { id: 'pieces'; count: number };

/** What a product card says besides name and price (spec 2.4), in the order in which it says it. */
export function badges(product: ProductSummary): Badge[] {
  const state = availability(product);
  const sold = state === 'sold';
  const { discountPercent } = shownPrices(product.pricing);
  const offer = lowestMonthly(product);
  const amount = walletCredit(product.pricing);
  const months = guaranteeMonths(product.warrantyDays);
  const days = product.deliveryDays;
  const all: (Badge | false)[] = [
    sold && { id: 'sold' },
    discountPercent > 0 && { id: 'discount', percent: discountPercent },
    // What is sold out makes no promise of delivery.
    !sold && canPickUpToday(product) && { id: 'fast-pickup' },
    offer !== null && { id: 'monthly', offer },
    amount > 0 && { id: 'wallet', amount },
    !sold && product.hasShippingPromotion && { id: 'free-shipping' },
    product.coupon !== null && { id: 'coupon', coupon: product.coupon },
    state === 'last-pieces' && { id: 'last-pieces' },
    !sold && days !== null && days >= 0 && { id: 'delivery', days },
    months > 0 && { id: 'guarantee', months },
    product.pieceCount > 1 && { id: 'pieces', count: product.pieceCount },
  ];
  return all.filter((badge) => badge !== false);
}

/** A card is of the promotion type when its price is lowered. */
export function cardType(product: Pick<ProductSummary, 'pricing'>): 'regular' | 'promotion' {
  return shownPrices(product.pricing).hasDiscount ? 'promotion' : 'regular';
}
