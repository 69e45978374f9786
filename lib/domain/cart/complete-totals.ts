import { roundMoney } from '../money';
import { IVA_PERCENT, removeTax } from './line-prices';

/** What a backend says about the totals of a purchase, in pesos; null where it says nothing. */
interface SentTotals {
  /** Products without IVA, before discounts. */
  subtotal: number | null;
  /** All discounts together, without IVA. */
  discount: number;
  /** Shipping after its discount, and insurance, without IVA. */
  delivery: number;
  /** Percent. */
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
