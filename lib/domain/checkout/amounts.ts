import { roundMoney } from '../money';

/** Amounts of a cart in pesos without IVA. */
export interface NetAmounts {
  subtotal: number;
  totalDiscount: number;
  shipping: number;
  shippingDiscount: number;
  shippingInsurance: number;
  ivaPercentage: number;
}

/**
 * What changing subtotal, shipping or insurance does to IVA and total, each to the cent (spec 9). For a look ahead:
 * what is charged is what the backend says.
 */
export function recomputeTotals(amounts: NetAmounts): { tax: number; total: number } {
  const { subtotal, totalDiscount, shipping, shippingDiscount, shippingInsurance } = amounts;
  const net = subtotal - totalDiscount + shipping - shippingDiscount + shippingInsurance;
  const tax = roundMoney((net * amounts.ivaPercentage) / 100);
  return { tax, total: roundMoney(net + tax) };
}

/**
 * What is left to pay (spec 9), in pesos. Never below nothing.
 * @param paymentApplied what was paid of an existing transaction
 */
export function totalWithCreditAndWallet(
  total: number,
  walletToUse: number,
  paymentApplied = 0,
): number {
  return Math.max(roundMoney(total - walletToUse - paymentApplied), 0);
}
