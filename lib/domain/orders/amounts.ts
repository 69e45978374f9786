import { roundMoney } from '../money';
import type { OrderAmounts } from './types';

export type AmountName =
  | 'subtotal'
  | 'coupon'
  | 'cash'
  | 'onePay'
  | 'otherDiscount'
  | 'shipping'
  | 'insurance'
  | 'iva';

export interface AmountRow {
  name: AmountName;
  /** Pesos; negative for what is taken off. */
  amount: number;
}

/**
 * The rows that lead from the subtotal to the total, in pesos. Discounts without a name of their own are what is left
 * of all discounts. Rows of nothing are left out, but shipping, which may be free.
 */
export function amountRows(amounts: OrderAmounts): AmountRow[] {
  const { couponDiscount, cashDiscount, onePayDiscount } = amounts;
  const named = couponDiscount + cashDiscount + onePayDiscount;
  const other = Math.max(0, roundMoney(amounts.discount - named));
  const rows: AmountRow[] = [
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
    .map((row) => ({ ...row, amount: roundMoney(row.amount) }))
    .filter(({ name, amount }) => amount !== 0 || name === 'subtotal' || name === 'shipping');
}

/** What the customer paid besides the wallet, in pesos. */
export const paidBesidesWallet = ({ total, walletUsed }: OrderAmounts): number =>
  Math.max(0, roundMoney(total - walletUsed));
