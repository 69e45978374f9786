import { amountOrZero, roundMoney } from '../money';
import { getDisplayPrices } from './pricing';
import type { FinancingOffer, ProductPricing } from './types';

/** Pesos saved compared with the price before discount; 0 without a discount. */
export function getSavings(pricing: ProductPricing): number {
  const { common, final, hasDiscount } = getDisplayPrices(pricing);
  return hasDiscount ? roundMoney(common - final) : 0;
}

/** Wallet credit ("monedero") in pesos. The credit of a promotion replaces the ordinary credit; they do not add up. */
export function getWalletCredit(pricing: ProductPricing): number {
  const promotion = roundMoney(amountOrZero(pricing.walletPromotionAmount));
  const ordinary = roundMoney(amountOrZero(pricing.walletAmountWithTax));
  return Math.max(promotion > 0 ? promotion : ordinary, 0);
}

/** Instalments are based on the current price, because the cash price is only for a single payment. */
function isOfferAvailable(offer: FinancingOffer, price: number): boolean {
  const minimum = amountOrZero(offer.minimumAmount);
  return offer.months > 1 && offer.monthPrice > 0 && price > 0 && price >= minimum;
}

/** The plan with the lowest monthly payment whose minimum amount the price reaches. Among equal ones, the shortest. */
export function findLowestMonthlyOffer(product: {
  offerMonths: readonly FinancingOffer[];
  pricing: Pick<ProductPricing, 'currentPriceWithTax'>;
}): FinancingOffer | null {
  return product.offerMonths
    .filter((offer) => isOfferAvailable(offer, product.pricing.currentPriceWithTax))
    .reduce<FinancingOffer | null>((best, offer) => {
      if (!best || offer.monthPrice < best.monthPrice) return offer;
      return offer.monthPrice === best.monthPrice && offer.months < best.months ? offer : best;
    }, null);
}

export interface FinancingPlan {
  offer: FinancingOffer;
  months: number;
  /** Pesos a month. */
  monthPrice: number;
  /** Pesos of the first month. It includes the cents that cannot be divided equally. */
  firstPayment: number;
  /** Pesos paid in total, over all months. */
  total: number;
  interestFree: boolean;
}

/**
 * A stated total is wrong when it is below the sum of its months by more than rounding cents. Then it is recomputed.
 */
function toFinancingPlan(offer: FinancingOffer): FinancingPlan {
  const { months } = offer;
  const monthPrice = roundMoney(offer.monthPrice);
  const stated = roundMoney(offer.total - monthPrice * (months - 1));
  const isTrue = stated > 0 && stated >= roundMoney(monthPrice - months / 100);
  const firstPayment = isTrue ? stated : monthPrice;
  return {
    offer,
    months,
    monthPrice,
    firstPayment,
    total: roundMoney(firstPayment + monthPrice * (months - 1)),
    interestFree: !(offer.interestPercent > 0),
  };
}

/**
 * The plans whose minimum amount the price reaches, shortest first.
 * @param price what is financed, in pesos (the current price)
 */
export function getFinancingPlans(
  offers: readonly FinancingOffer[],
  price: number,
): FinancingPlan[] {
  return offers
    .filter((offer) => isOfferAvailable(offer, price))
    .map(toFinancingPlan)
    .sort((a, b) => a.months - b.months || a.total - b.total);
}
