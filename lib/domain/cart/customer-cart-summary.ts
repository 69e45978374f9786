import { type InsuranceDecision, isInsured, withInsurance } from '../checkout/insurance';
import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import { type PriceRow, pricePurchase } from './purchase-price';
import {
  FREE_SHIPPING_REACHED,
  type FreeShippingProgress,
  getFreeShippingProgress,
} from './shipping';
import type { CartLine } from './types';

/** Pesos with IVA. */
export interface CustomerCartSummary {
  /** After the shipping discount. Null while it is unknown. */
  shipping: number | null;
  /** 0 when insurance is not chosen. */
  insurance: number;
  isInsured: boolean;
  /** The IVA in the total. */
  tax: number;
  /** Of the whole purchase, as long as no payment is chosen at the prices of the cards. */
  total: number;
  /** The rows that add up to the total. */
  rows: readonly PriceRow[];
  /** The total in months; null when nothing says that it can be so paid, or that it is more. */
  inMonths: number | null;
  /** The amount to pay after wallet credit (spec 9). */
  toPay: number;
  /** Wallet credit that the purchase earns. */
  walletEarned: number;
  /** Null when nothing is shipped, when it costs nothing whatever the amount is, or when shipping is never free. */
  freeShipping: FreeShippingProgress | null;
}

function findFreeShipping(
  totals: CustomerCartTotals,
  { products, shipping }: { products: number; shipping: number | null },
  lines: readonly CartLine[] | null,
) {
  const { isShippingRequired, freeShippingProducts: promoted, shippingMinAmount } = totals;
  if (isShippingRequired === false) return null;
  // The server's decision counts more than our own sum, unless it is about some of the lines only.
  if (promoted) {
    const isLeftOut = ({ product }: CartLine) => !promoted.includes(product.id);
    const isPart = promoted.length > 0 && lines?.some(isLeftOut);
    if (!isPart || shipping === 0) return FREE_SHIPPING_REACHED;
  }
  if (shipping === 0) return null;
  return shippingMinAmount > 0 ? getFreeShippingProgress(products, shippingMinAmount) : null;
}

/**
 * The server's totals for the shopper's choice of insurance.
 * @param lines the lines that the totals are about; null while they are not known
 */
export function summarizeCustomerCart(
  sent: CustomerCartTotals,
  choice: InsuranceDecision,
  lines: readonly CartLine[] | null = null,
): CustomerCartSummary {
  const isWanted = isInsured(choice, sent);
  const { totals, rows, inMonths } = pricePurchase(withInsurance(sent, isWanted), {
    payment: 'open',
    lines,
    delivery: sent.isShippingRequired === false || sent.count === 0 ? 'none' : 'courier',
  });
  const { insurance, tax, total } = totals;
  const shipping =
    totals.shipping === null ? null : roundMoney(totals.shipping - totals.shippingDiscount);
  // Before the discount for one payment, as on the card and in a guest's cart: shipping does not depend on the payment.
  const products = roundMoney(total - insurance - (shipping ?? 0) + totals.onePayDiscount);
  return {
    shipping,
    insurance,
    isInsured: isWanted,
    tax,
    total,
    rows,
    inMonths,
    toPay: totals.amountDue,
    walletEarned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    freeShipping: findFreeShipping(totals, { products, shipping }, lines),
  };
}
