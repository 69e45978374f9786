import { getProductsAmount } from '../cart/amounts-with-tax';
import { IVA_PERCENT } from '../cart/line-prices';
import { toPriceWithTax } from '../cart/price-with-tax';
import { roundMoney } from '../money';
import type { OrderAmounts } from './types';

export type OrderAmountName =
  | 'products'
  | 'coupon'
  | 'cash'
  | 'onePay'
  | 'otherDiscount'
  | 'shipping'
  | 'insurance';

export interface OrderAmountRow {
  name: OrderAmountName;
  /** Pesos with IVA; negative for discounts. */
  amount: number;
}

/**
 * The rows that add up to the total, in pesos with IVA like everywhere else. `otherDiscount` is the part of all discounts
 * that has no row of its own. Rows that were not sent are left out, and so are rows with 0, except products and shipping,
 * because shipping may be free.
 * @param isDigital nothing is sent: without a cost there is no row of shipping
 */
export function getOrderAmountRows(amounts: OrderAmounts, isDigital = false): OrderAmountRow[] {
  const { subtotal, discount, couponDiscount, cashDiscount, onePayDiscount, total } = amounts;
  const named = couponDiscount + cashDiscount + onePayDiscount;
  const percent = amounts.ivaPercent || (amounts.iva > 0 ? IVA_PERCENT : 0);
  const withTax = (net: number) => toPriceWithTax(net, percent);
  const discounts = [
    { name: 'coupon', amount: withTax(couponDiscount) },
    { name: 'cash', amount: withTax(cashDiscount) },
    { name: 'onePay', amount: withTax(onePayDiscount) },
    { name: 'otherDiscount', amount: withTax(Math.max(0, roundMoney(discount - named))) },
  ] as const;
  const shipping = amounts.shipping === null ? null : withTax(amounts.shipping);
  const insurance = withTax(amounts.insurance);
  const products = getProductsAmount({
    total,
    shipping,
    shippingDiscount: 0,
    insurance,
    discounts: discounts.map(({ amount }) => amount),
  });
  // While the shipping is not said, the rest of the total may be more than the products.
  const alone = subtotal === null ? null : withTax(subtotal);
  const rows: { name: OrderAmountName; amount: number | null }[] = [
    { name: 'products', amount: shipping === null || alone === null ? alone : products },
    ...discounts.map(({ name, amount }) => ({ name, amount: -amount })),
    { name: 'shipping', amount: shipping },
    { name: 'insurance', amount: insurance },
  ];
  return rows
    .flatMap(({ name, amount }) => (amount === null ? [] : { name, amount: roundMoney(amount) }))
    .filter(
      ({ name, amount }) =>
        amount !== 0 || name === 'products' || (name === 'shipping' && !isDigital),
    );
}

/** The part of the total that was not paid with wallet credit, in pesos. */
export const getAmountPaidBesidesWallet = ({ total, walletUsed }: OrderAmounts): number =>
  Math.max(0, roundMoney(total - walletUsed));
