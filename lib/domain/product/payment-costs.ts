import { amountOrZero, roundMoney } from '../money';
import { getFinancingPlans } from './financing';
import { getDisplayPrices } from './pricing';
import type { ProductSummary } from './types';

/** A way to pay for a product, with its cost in pesos with IVA, exact to the cent. */
export type PaymentCost = ReturnType<typeof comparePaymentCosts>[number];

/** A single payment, with its discount in percent, and each plan. Empty without a price. The wallet credit is no way of its own: every way earns it. */
export function comparePaymentCosts(product: Pick<ProductSummary, 'pricing' | 'offerMonths'>) {
  const { pricing, offerMonths } = product;
  const { final, isCash, discountPercent } = getDisplayPrices(pricing);
  const cash = roundMoney(final);
  if (!(cash > 0)) return [];
  const current = roundMoney(amountOrZero(pricing.currentPriceWithTax));
  const percent = isCash ? discountPercent : 0;
  const plans = getFinancingPlans(offerMonths, current);
  const ways = [
    { kind: 'cash' as const, percent, total: cash, firstPayment: cash },
    ...plans.map((plan) => {
      const { total, firstPayment } = plan;
      return { kind: 'monthly' as const, plan, total, firstPayment };
    }),
  ];
  const lowest = Math.min(...ways.map(({ total }) => total));
  return ways.map((way) => ({
    ...way,
    aboveCheapest: roundMoney(way.total - lowest),
    isCheapest: way.total === lowest,
  }));
}
