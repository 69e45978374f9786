import { amountOrZero, roundMoney } from '../money';
import { INTEREST_ORDER, judgeInterest } from '../payments/interest';
import { getDisplayPrices } from './pricing';
import type { FinancingOffer, ProductPricing } from './types';

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

/** The percentage of the price that `getWalletCredit` is; 0 when it is unknown, or when the credit is that of a promotion. */
export function getWalletPercent(pricing: ProductPricing): number {
  const isPromoted = amountOrZero(pricing.walletPromotionAmount) > 0;
  return isPromoted ? 0 : amountOrZero(pricing.walletPercent);
}

/** Instalments are based on the current price, because the cash price is only for a single payment. */
const isOfferAvailable = ({ months, monthPrice, minimumAmount }: FinancingOffer, price: number) =>
  months > 1 && monthPrice > 0 && price > 0 && price >= amountOrZero(minimumAmount);

export type FinancingPlan = ReturnType<typeof toFinancingPlan>;

/** A stated total below the sum of its months by more than rounding cents is wrong, and recomputed. The first payment has the cents that cannot be divided equally. */
function toFinancingPlan(offer: FinancingOffer, price: number) {
  const { months } = offer;
  const monthPrice = roundMoney(offer.monthPrice);
  const stated = roundMoney(offer.total - monthPrice * (months - 1));
  const isTrue = stated > 0 && stated >= roundMoney(monthPrice - months / 100);
  const firstPayment = isTrue ? stated : monthPrice;
  const total = roundMoney(firstPayment + monthPrice * (months - 1));
  const interest = judgeInterest({ ...offer, total }, price);
  return { offer, months, monthPrice, firstPayment, total, interest };
}

const rank = ({ interest }: FinancingPlan) => INTEREST_ORDER.indexOf(interest);

/** The plans whose minimum the price (in pesos) reaches: those without interest first, each kind from the shortest on. */
export const getFinancingPlans = (offers: readonly FinancingOffer[], price: number) =>
  offers
    .filter((offer) => isOfferAvailable(offer, price))
    .map((offer) => toFinancingPlan(offer, price))
    .sort((a, b) => rank(a) - rank(b) || a.months - b.months || a.total - b.total);

/** Pesos that a plan pays for, where the price beside it is for a single payment; a plan with interest names its total anyway. */
export function getFinancedPrice(
  plan: FinancingPlan,
  pricing: Parameters<typeof getDisplayPrices>[0],
): number | null {
  const isOther = getDisplayPrices(pricing).isCash && plan.interest !== 'charged';
  return isOther ? plan.total : null;
}

/** The lowest monthly payment without interest, and only without any such plan one of the others. Among equal ones, the shortest. */
export function findFeaturedPlan(product: {
  offerMonths: readonly FinancingOffer[];
  pricing: Pick<ProductPricing, 'currentPriceWithTax'>;
}): FinancingPlan | null {
  const plans = getFinancingPlans(product.offerMonths, product.pricing.currentPriceWithTax);
  return plans.sort((a, b) => rank(a) - rank(b) || a.monthPrice - b.monthPrice)[0] ?? null;
}
