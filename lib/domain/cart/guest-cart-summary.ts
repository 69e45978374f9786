import { roundMoney } from '../money';
import { getUnitPrices, IVA_PERCENT, removeTax, toNetPrice } from './line-prices';
import { type PurchasePrice, type PurchaseTotals, pricePurchase } from './purchase-price';
import { calculateShippingInsurance, INSURANCE_PER_THOUSAND } from './shipping';
import { recomputeTotals, type TaxAndTotal } from './tax-and-totals';
import type { CartLine } from './types';

/** The totals of spec 9, rounded to the cent once they are added up. What that leaves over is in the subtotal. */
export function calculateGuestCartTotals(lines: readonly CartLine[]) {
  const sum = (part: (line: CartLine) => number) =>
    roundMoney(lines.reduce((total, line) => total + part(line) * line.quantity, 0));
  const totalDiscount = sum((line) => line.discount);
  const tax = sum((line) => line.tax);
  const total = sum((line) => line.subtotal - line.discount + line.tax);
  const subtotal = roundMoney(total - tax + totalDiscount);
  const discountWithTax = sum(({ product }) => {
    const { common, final } = getUnitPrices(product);
    return roundMoney(common) - roundMoney(final);
  });
  return {
    count: lines.length,
    pieces: lines.reduce((total, line) => total + line.quantity, 0),
    subtotal,
    totalDiscount,
    tax,
    total,
    subtotalWithTax: roundMoney(total + discountWithTax),
    discountWithTax,
  };
}

/** Products, shipping and insurance; IVA and total are computed again (spec 9). Pesos, without IVA unless the name says "with tax". */
export function summarizeGuestCart(
  lines: readonly CartLine[],
  { shippingCost, isInsured }: { shippingCost: number; isInsured: boolean },
) {
  const products = calculateGuestCartTotals(lines);
  const shipping = removeTax(shippingCost);
  const insurance = calculateShippingInsurance({
    subtotal: toNetPrice(products.subtotalWithTax),
    promotionDiscount: toNetPrice(products.discountWithTax),
    shipping: toNetPrice(shippingCost),
    ivaPercentage: IVA_PERCENT,
    insurancePerThousand: INSURANCE_PER_THOUSAND,
  });
  const shippingInsurance = isInsured ? insurance : 0;
  const net = toNetPrice(products.total) + toNetPrice(shippingCost) + shippingInsurance;
  const { tax, total } = recomputeTotals(net, IVA_PERCENT);
  const { totalDiscount } = products;
  return {
    ...products,
    tax,
    total,
    subtotal: roundMoney(total - tax - shipping - shippingInsurance + totalDiscount),
    shipping,
    shippingWithTax: shippingCost,
    shippingInsurance,
    /** The price of insurance, whether it is chosen or not. */
    insuranceWithTax: recomputeTotals(insurance, IVA_PERCENT).total,
  };
}

/** A guest's totals at the prices of the cards, because no payment is chosen. `shipping` is null where it is not part of the total. */
export const priceGuestCart = (
  lines: readonly CartLine[],
  { tax, total }: TaxAndTotal,
  delivery: Pick<PurchaseTotals, 'shipping' | 'insurance'>,
): PurchasePrice<PurchaseTotals> =>
  pricePurchase(
    {
      tax,
      total,
      ivaPercentage: IVA_PERCENT,
      couponCode: null,
      couponDiscount: 0,
      onePayDiscount: 0,
      shippingDiscount: 0,
      ...delivery,
    },
    { payment: 'open', lines, delivery: delivery.shipping === null ? 'none' : 'courier' },
  );
