import {
  type InsuranceDecision,
  isInsured,
  withInsurance,
  withoutDelivery,
} from '../checkout/delivery-amounts';
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
  /** The price of insurance, whether it is chosen or not; 0 when nothing can be insured. */
  insuranceOffer: number;
  delivery: 'courier' | 'pickup' | 'none';
  /** The IVA in the total. */
  tax: number;
  /** Of the whole purchase, as long as no payment is chosen at the prices of the cards. */
  total: number;
  rows: readonly PriceRow[];
  /** The total in months; null when nothing says that it can be so paid, or that it is more. */
  inMonths: number | null;
  /** The amount to pay after wallet credit (spec 9). */
  toPay: number;
  /** Wallet credit that pays a part of it. */
  walletToUse: number;
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

function findDelivery({ isShippingRequired, count }: CustomerCartTotals, isStoreMissing: boolean) {
  if (isShippingRequired === false || count === 0) return 'none';
  return isStoreMissing ? 'pickup' : 'courier';
}

interface CartChoice extends InsuranceDecision {
  /** It will be picked up, and the server does not know where yet. */
  isStoreMissing?: boolean;
}

/**
 * The server's totals for the shopper's choice of delivery and insurance.
 * @param lines the lines that the totals are about; null while they are not known
 */
export function summarizeCustomerCart(
  sent: CustomerCartTotals,
  choice: CartChoice,
  lines: readonly CartLine[] | null = null,
): CustomerCartSummary {
  const delivery = findDelivery(sent, choice.isStoreMissing ?? false);
  const isPickup = delivery === 'pickup';
  const isWanted = !isPickup && isInsured(choice, sent);
  const chosen = isPickup ? withoutDelivery(sent) : withInsurance(sent, isWanted);
  const { totals, rows, inMonths } = pricePurchase(chosen, { payment: 'open', lines, delivery });
  const { insurance, tax, total } = totals;
  const shipping =
    totals.shipping === null ? null : roundMoney(totals.shipping - totals.shippingDiscount);
  // Before the discount for one payment, as on the card and in a guest's cart: shipping does not depend on the payment.
  const products = roundMoney(total - insurance - (shipping ?? 0) + totals.onePayDiscount);
  return {
    shipping,
    insurance,
    isInsured: isWanted,
    insuranceOffer: totals.insuranceOffer,
    delivery,
    tax,
    total,
    rows,
    inMonths,
    toPay: totals.amountDue,
    walletToUse: totals.walletToUse,
    walletEarned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    freeShipping: isPickup ? null : findFreeShipping(totals, { products, shipping }, lines),
  };
}
