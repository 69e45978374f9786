import { amountOrZero, roundMoney } from '../money';
import { shownPrices } from './pricing';
import type { FinancingOffer, ProductPricing } from './types';

/** Pesos saved against the common price; 0 without a discount. */
export function savings(pricing: ProductPricing): number {
  const { common, final, hasDiscount } = shownPrices(pricing);
  return hasDiscount ? roundMoney(common - final) : 0;
}

/** Wallet credit ("monedero") in pesos. A promotion stands in for the ordinary credit, it does not add to it. */
export function walletCredit(pricing: ProductPricing): number {
  const promotion = roundMoney(amountOrZero(pricing.walletPromotionAmount));
  const ordinary = roundMoney(amountOrZero(pricing.walletAmountWithTax));
  return Math.max(promotion > 0 ? promotion : ordinary, 0);
}

/** Instalments are of the current price: the cash price is for paying at once. */
function applies(offer: FinancingOffer, price: number): boolean {
  const minimum = amountOrZero(offer.minimumAmount);
  return offer.months > 1 && offer.monthPrice > 0 && price > 0 && price >= minimum;
}

/** The plan with the lowest monthly payment among those that the price reaches; the shortest of equals. */
export function lowestMonthly(product: {
  offerMonths: readonly FinancingOffer[];
  pricing: Pick<ProductPricing, 'currentPriceWithTax'>;
}): FinancingOffer | null {
  return product.offerMonths
    .filter((offer) => applies(offer, product.pricing.currentPriceWithTax))
    .reduce<FinancingOffer | null>((best, offer) => {
      if (!best || offer.monthPrice < best.monthPrice) return offer;
      return offer.monthPrice === best.monthPrice && offer.months < best.months ? offer : best;
    }, null);
}

export interface FinancingRow {
  offer: FinancingOffer;
  months: number;
  /** Pesos a month. */
  monthPrice: number;
  /** Pesos of the first month, which takes the cents that do not divide. */
  firstPayment: number;
  /** Pesos paid in the end: the first month and all others. */
  total: number;
  interestFree: boolean;
}

/** A stated total below its own months, by more than cents that do not divide, is wrong: nobody is promised it. */
function toRow(offer: FinancingOffer): FinancingRow {
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
 * The plans that a price reaches, shortest first.
 * @param price what is financed, in pesos (the current price)
 */
export function financingRows(offers: readonly FinancingOffer[], price: number): FinancingRow[] {
  return offers
    .filter((offer) => applies(offer, price))
    .map(toRow)
    .sort((a, b) => a.months - b.months || a.total - b.total);
}
