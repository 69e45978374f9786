import { roundMoney } from '../money';
import type { OrderAmounts } from './types';

export type OrderAmountName =
  | 'subtotal'
  | 'coupon'
  | 'cash'
  | 'onePay'
  | 'otherDiscount'
  | 'shipping'
  | 'insurance'
  | 'iva';

export interface OrderAmountRow {
  name: OrderAmountName;
  /** Pesos; negative for discounts. */
  amount: number;
}

/**
 * The rows between the subtotal and the total, in pesos. `otherDiscount` is the part of all discounts that has no row
 * of its own. Rows that were not sent are left out, and so are rows with 0, except subtotal and shipping, because shipping
 * may be free.
 */
export function getOrderAmountRows(amounts: OrderAmounts): OrderAmountRow[] {
  const { couponDiscount, cashDiscount, onePayDiscount } = amounts;
  const named = couponDiscount + cashDiscount + onePayDiscount;
  const other = Math.max(0, roundMoney(amounts.discount - named));
  const rows: { name: OrderAmountName; amount: number | null }[] = [
    { name: 'subtotal', amount: amounts.subtotal },
    { name: 'coupon', amount: -couponDiscount },
    { name: 'cash', amount: -cashDiscount },
    { name: 'onePay', amount: -onePayDiscount },
    { name: 'otherDiscount', amount: -other },
    { name: 'shipping', amount: amounts.shipping },
    { name: 'insurance', amount: amounts.insurance },
    { name: 'iva', amount: amounts.iva },
  ];
  return rows
    .flatMap(({ name, amount }) => (amount === null ? [] : { name, amount: roundMoney(amount) }))
    .filter(({ name, amount }) => amount !== 0 || name === 'subtotal' || name === 'shipping');
}

/** The part of the total that was not paid with wallet credit, in pesos. */
export const getAmountPaidBesidesWallet = ({ total, walletUsed }: OrderAmounts): number =>
  Math.max(0, roundMoney(total - walletUsed));
