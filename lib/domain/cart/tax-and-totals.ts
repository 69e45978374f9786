import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax } from './line-prices';

export interface TaxAndTotal {
  tax: number;
  /** With IVA. */
  total: number;
}

/** IVA and total of a net amount in pesos, each rounded to the cent (spec 9). */
export const recomputeTotals = (net: number, ivaPercent: number): TaxAndTotal => ({
  tax: roundMoney((net * ivaPercent) / 100),
  total: roundMoney(net * (1 + ivaPercent / 100)),
});

/** What is left to pay in pesos (spec 9). `paymentApplied` was paid of an existing transaction. */
export const totalWithCreditAndWallet = (total: number, walletToUse: number, paymentApplied = 0) =>
  Math.max(roundMoney(total - walletToUse - paymentApplied), 0);

interface AmountsBesideProducts {
  total: number;
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
  discounts: readonly number[];
}

/** The products before these discounts: what the other rows leave of the total, so that every summary adds up to what is charged. */
export function getProductsAmount(amounts: AmountsBesideProducts): number {
  const { total, shipping, shippingDiscount, insurance, discounts } = amounts;
  const delivery = (shipping ?? 0) - shippingDiscount + insurance;
  return roundMoney(discounts.reduce((sum, discount) => sum + discount, total - delivery));
}

/** Where the cent of the net amount leaves two possible prices with IVA it is the rounder one: most prices are whole pesos. */
export function toPriceWithTax(net: number, ivaPercent: number = IVA_PERCENT): number {
  const center = Math.round(net * (100 + ivaPercent));
  const fitting = [center, center - 1, center + 1].filter(
    (cents) => removeTax(cents / 100, ivaPercent) === roundMoney(net),
  );
  const isRound = (unit: number) => (cents: number) => cents % unit === 0;
  return (fitting.find(isRound(100)) ?? fitting.find(isRound(10)) ?? center) / 100;
}
