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

/** A server's IVA and total after an amount was added, or taken off as a negative one; each rounded to the cent. */
export function addToTotals(
  { tax, total }: TaxAndTotal,
  { net, withTax }: TaxedAmount,
): TaxAndTotal {
  return { tax: roundMoney(tax + withTax - net), total: roundMoney(total + withTax) };
}

/** A total with what pays it, where that is known. Pesos. */
export interface PaidTotals extends TaxAndTotal {
  /** Wallet credit that pays a part of it. */
  walletToUse?: number;
  /** What is left to pay. */
  amountDue?: number;
}

/**
 * A server's totals after an amount was added or taken off, before the server knows it. What is taken off is not paid: first less
 * is left to pay, and then the wallet pays less, which never pays more than the total.
 */
export function changeTotals<T extends PaidTotals>(totals: T, change: TaxedAmount): T {
  const { amountDue, walletToUse } = totals;
  const changed = addToTotals(totals, change);
  return {
    ...totals,
    ...changed,
    ...(walletToUse !== undefined && { walletToUse: Math.min(walletToUse, changed.total) }),
    ...(amountDue !== undefined && {
      amountDue: Math.max(roundMoney(amountDue + change.withTax), 0),
    }),
  };
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
