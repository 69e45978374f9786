import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax } from './line-prices';

export interface TaxAndTotal {
  /** IVA. */
  tax: number;
  /** With IVA. */
  total: number;
}

/** IVA and total of a net amount in pesos, each rounded to the cent (spec 9). */
export const recomputeTotals = (net: number, ivaPercent: number): TaxAndTotal => ({
  tax: roundMoney((net * ivaPercent) / 100),
  total: roundMoney(net * (1 + ivaPercent / 100)),
});

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

/** What a backend says of a purchase besides its products. Pesos with IVA. */
interface AmountsBesideProducts {
  total: number;
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
  /** Whatever was taken off the products. */
  discounts: readonly number[];
}

/**
 * The price of the products before these discounts, in pesos with IVA. It is what the other rows leave of the total, so
 * that every summary adds up to the total that is charged; no summary shows an amount without IVA.
 */
export function getProductsAmount(amounts: AmountsBesideProducts): number {
  const { total, shipping, shippingDiscount, insurance, discounts } = amounts;
  const delivery = (shipping ?? 0) - shippingDiscount + insurance;
  return roundMoney(discounts.reduce((sum, discount) => sum + discount, total - delivery));
}

/**
 * The price with IVA of a net amount in pesos. Where the cent of the net amount leaves two possible prices, it is the
 * rounder one, because prices are mostly made of whole pesos.
 */
export function toPriceWithTax(net: number, ivaPercent: number = IVA_PERCENT): number {
  const center = Math.round(net * (100 + ivaPercent));
  const fitting = [center, center - 1, center + 1].filter(
    (cents) => removeTax(cents / 100, ivaPercent) === roundMoney(net),
  );
  const isRound = (unit: number) => (cents: number) => cents % unit === 0;
  return (fitting.find(isRound(100)) ?? fitting.find(isRound(10)) ?? center) / 100;
}

/** What a backend says about the totals of a purchase, in pesos; null where it says nothing. */
interface SentTotals {
  /** Products without IVA, before discounts. */
  subtotal: number | null;
  /** All discounts together, without IVA. */
  discount: number;
  /** Shipping after its discount, and insurance, without IVA. */
  delivery: number;
  ivaPercentage: number | null;
  tax: number | null;
  /** With IVA. */
  total: number | null;
}

interface CompleteTotals {
  subtotal: number;
  ivaPercentage: number;
  tax: number;
  total: number;
}

/** The rate that the amounts themselves show, in whole percent. */
function findRate({ tax, total }: SentTotals): number {
  const net = tax === null || total === null ? 0 : total - tax;
  return tax === null || net <= 0 ? IVA_PERCENT : Math.round((tax / net) * 100);
}

/**
 * Computes the amounts that a backend leaves out from those that it sends (spec 9: tax and total follow from subtotal,
 * discounts, shipping, insurance and the percentage of IVA).
 * @returns null when nothing tells what has to be paid
 */
export function completeTotals(sent: SentTotals): CompleteTotals | null {
  const { discount, delivery } = sent;
  const ivaPercentage = sent.ivaPercentage ?? findRate(sent);
  const net = sent.subtotal === null ? null : sent.subtotal - discount + delivery;
  const sum = net === null ? null : roundMoney(net + (sent.tax ?? (net * ivaPercentage) / 100));
  const total = sent.total ?? sum;
  if (total === null) return null;
  const tax = sent.tax ?? roundMoney(total - removeTax(total, ivaPercentage));
  const subtotal = sent.subtotal ?? roundMoney(total - tax - delivery + discount);
  return { subtotal, ivaPercentage, tax, total };
}
