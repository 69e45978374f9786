import { getAvailability, getWarrantyMonths } from './availability';
import {
  type FinancingPlan,
  findFeaturedPlan,
  getFinancedPrice,
  getWalletCredit,
} from './financing';
import { getDisplayPrices } from './pricing';
import type { ProductCoupon, ProductSummary } from './types';

export type ProductBadge =
  | { id: 'sold' }
  | { id: 'discount'; percent: number }
  | { id: 'fast-pickup' }
  /** `financed` in pesos, where that is not the price of the card. */
  | { id: 'monthly'; plan: FinancingPlan; financed: number | null }
  | { id: 'wallet'; amount: number }
  | { id: 'free-shipping' }
  | { id: 'digital' }
  | { id: 'coupon'; coupon: ProductCoupon }
  | { id: 'last-pieces' }
  | { id: 'delivery'; days: number }
  | { id: 'guarantee'; months: number }
  | { id: 'kit' }
  | { id: 'pieces'; count: number };

/** The badges of a product card (spec 2.4), in the order in which they are shown. */
export function getProductBadges(product: ProductSummary): ProductBadge[] {
  const state = getAvailability(product);
  const sold = state === 'sold';
  const { discountPercent } = getDisplayPrices(product.pricing);
  const plan = findFeaturedPlan(product);
  const amount = getWalletCredit(product.pricing);
  const months = getWarrantyMonths(product.warrantyDays);
  const days = product.deliveryDays;
  // What is sold out, and what comes by e-mail, shows no delivery badges.
  const isDelivered = !sold && !product.isDigital;
  const all: (ProductBadge | false)[] = [
    sold && { id: 'sold' },
    discountPercent > 0 && { id: 'discount', percent: discountPercent },
    plan !== null && { id: 'monthly', plan, financed: getFinancedPrice(plan, product.pricing) },
    isDelivered && product.stockStores > 0 && { id: 'fast-pickup' },
    amount > 0 && { id: 'wallet', amount },
    isDelivered && product.hasShippingPromotion && { id: 'free-shipping' },
    product.coupon !== null && { id: 'coupon', coupon: product.coupon },
    state === 'last-pieces' && { id: 'last-pieces' },
    // The badge of free shipping names its days.
    isDelivered &&
      !product.hasShippingPromotion &&
      days !== null &&
      days >= 0 && { id: 'delivery', days },
    !sold && product.isDigital && { id: 'digital' },
    months > 0 && { id: 'guarantee', months },
    product.isKit && { id: 'kit' },
    product.pieceCount > 1 && { id: 'pieces', count: product.pieceCount },
  ];
  return all.filter((badge) => badge !== false);
}
