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

/** A server's IVA and total after insurance was added, or taken off as a negative amount; each rounded to the cent. */
export function addToTotals(
  { tax, total }: TaxAndTotal,
  { net, withTax }: TaxedAmount,
): TaxAndTotal {
  return { tax: roundMoney(tax + withTax - net), total: roundMoney(total + withTax) };
}

/** IVA and total of a net amount in pesos, each rounded to the cent (spec 9). */
export const recomputeTotals = (net: number, ivaPercent: number): TaxAndTotal => ({
  tax: roundMoney((net * ivaPercent) / 100),
  total: roundMoney(net * (1 + ivaPercent / 100)),
});

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
