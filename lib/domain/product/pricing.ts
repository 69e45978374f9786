import { amountOrZero, roundMoney } from '../money';
import type { FinancingOffer, ProductPricing, ProductSummary } from './types';

export interface ShownPrices {
  /** The price before discount, in pesos; worth showing only when `hasDiscount`. */
  common: number;
  /** The price that rules, in pesos. */
  final: number;
  /** Whole percent, 0 to 100. */
  discountPercent: number;
  hasDiscount: boolean;
}

/**
 * The prices to show (spec 9, discount rules). Beyond them: a missing cash price never becomes "free", and
 * a "discount" that does not lower the price is none.
 */
export function shownPrices(
  pricing: Pick<
    ProductPricing,
    'priceWithTax' | 'currentPriceWithTax' | 'mwiOnePriceWithTax' | 'mwiOneDiscPercent'
  >,
): ShownPrices {
  const current = amountOrZero(pricing.currentPriceWithTax);
  const cash = amountOrZero(pricing.mwiOnePriceWithTax);
  const paysAtOnce = pricing.mwiOneDiscPercent > 0 && cash > 0;
  const final = paysAtOnce ? cash : current;
  const before = paysAtOnce ? current : amountOrZero(pricing.priceWithTax);
  const common = before > 0 ? before : final;
  const hasDiscount = final < common;
  const discountPercent = hasDiscount ? Math.round((1 - Math.max(final, 0) / common) * 100) : 0;
  return { common, final, discountPercent, hasDiscount };
}

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
export function lowestMonthly(
  product: Pick<ProductSummary, 'offerMonths' | 'pricing'>,
): FinancingOffer | null {
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
  /** Pesos paid in the end. */
  total: number;
  /** Pesos paid above the cash price, never negative. */
  extraCost: number;
  interestFree: boolean;
}

/**
 * The plans that `price` reaches, shortest first.
 * @param price what is financed, in pesos (the current price)
 * @param cashPrice what paying at once would cost, in pesos
 */
export function financingRows(
  offers: readonly FinancingOffer[],
  price: number,
  cashPrice: number = price,
): FinancingRow[] {
  return offers
    .filter((offer) => applies(offer, price))
    .map((offer) => {
      const total = roundMoney(offer.total > 0 ? offer.total : offer.monthPrice * offer.months);
      return {
        offer,
        months: offer.months,
        monthPrice: offer.monthPrice,
        total,
        extraCost: Math.max(roundMoney(total - cashPrice), 0),
        interestFree: !(offer.interestPercent > 0),
      };
    })
    .sort((a, b) => a.months - b.months || a.total - b.total);
}
