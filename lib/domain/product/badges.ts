import { canPickUpToday, getAvailability, getWarrantyMonths } from './availability';
import { type FinancingPlan, findFeaturedPlan, getWalletCredit } from './financing';
import { getDisplayPrices } from './pricing';
import type { ProductCoupon, ProductSummary } from './types';

export type ProductBadge =
  | { id: 'sold' }
  | { id: 'discount'; percent: number }
  | { id: 'fast-pickup' }
  | { id: 'monthly'; plan: FinancingPlan }
  /** In pesos. */
  | { id: 'wallet'; amount: number }
  | { id: 'free-shipping' }
  | { id: 'coupon'; coupon: ProductCoupon }
  | { id: 'last-pieces' }
  | { id: 'delivery'; days: number }
  | { id: 'guarantee'; months: number }
  | { id: 'pieces'; count: number };

/** The badges of a product card (spec 2.4), in display order. */
export function getProductBadges(product: ProductSummary): ProductBadge[] {
  const state = getAvailability(product);
  const sold = state === 'sold';
  const { discountPercent } = getDisplayPrices(product.pricing);
  const plan = findFeaturedPlan(product);
  const amount = getWalletCredit(product.pricing);
  const months = getWarrantyMonths(product.warrantyDays);
  const days = product.deliveryDays;
  const all: (ProductBadge | false)[] = [
    sold && { id: 'sold' },
    discountPercent > 0 && { id: 'discount', percent: discountPercent },
    // A sold-out product shows no delivery badges.
    !sold && canPickUpToday(product) && { id: 'fast-pickup' },
    plan !== null && { id: 'monthly', plan },
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
