import { availability, canPickUpToday, guaranteeMonths } from './availability';
import { lowestMonthly, walletCredit } from './financing';
import { shownPrices } from './pricing';
import type { FinancingOffer, ProductCoupon, ProductSummary } from './types';

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

/** The badges of a product card (spec 2.4), in display order. */
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
    // A sold-out product shows no delivery badges.
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
