import { roundMoney } from '../money';

/** Pesos. */
export interface TaxAndTotal {
  /** IVA. */
  tax: number;
  /** With IVA. */
  total: number;
}

/** An amount in pesos. It comes with and without IVA, because the IVA takes the rounding. */
export interface TaxedAmount {
  net: number;
  withTax: number;
}

/** IVA and total after shipping or insurance was added to the purchase, each rounded to the cent (spec 9). */
export function addToTotals(
  { tax, total }: TaxAndTotal,
  { net, withTax }: TaxedAmount,
): TaxAndTotal {
  return { tax: roundMoney(tax + withTax - net), total: roundMoney(total + withTax) };
}

/** IVA and total once shipping or insurance leaves the purchase, each rounded to the cent (spec 9). */
export const takeFromTotals = (totals: TaxAndTotal, { net, withTax }: TaxedAmount): TaxAndTotal =>
  addToTotals(totals, { net: -net, withTax: -withTax });

/**
 * What is left to pay in pesos (spec 9). Never less than nothing.
 * @param paymentApplied what was already paid of an existing transaction
 */
export function totalWithCreditAndWallet(
  total: number,
  walletToUse: number,
  paymentApplied = 0,
): number {
  return Math.max(roundMoney(total - walletToUse - paymentApplied), 0);
}
