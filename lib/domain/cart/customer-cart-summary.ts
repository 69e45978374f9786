import { applyChoice, type InsuranceDecision, isInsured } from '../checkout/delivery-amounts';
import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import { pricePurchase } from './purchase-price';
import { FREE_SHIPPING_REACHED, getFreeShippingProgress } from './shipping';
import type { CartLine } from './types';

/** Null when nothing is shipped, when it costs nothing whatever the amount is, or when shipping is never free. */
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

function findDelivery({ isShippingRequired, count }: CustomerCartTotals, isPickedUp: boolean) {
  if (isShippingRequired === false || count === 0) return 'none';
  return isPickedUp ? 'pickup' : 'courier';
}

interface CartChoice extends InsuranceDecision {
  /** It will be picked up, and the server does not know where yet. */
  isPickedUp?: boolean;
}

/**
 * The server's totals for the shopper's choice of delivery and insurance. Pesos with IVA.
 * @param lines the lines that the totals are about; null while they are not known
 */
export function summarizeCustomerCart(
  sent: CustomerCartTotals,
  choice: CartChoice,
  lines: readonly CartLine[] | null = null,
) {
  const delivery = findDelivery(sent, choice.isPickedUp ?? false);
  const isPickedUp = delivery === 'pickup';
  const isWanted = !isPickedUp && isInsured(choice, sent);
  const chosen = applyChoice(sent, { isPickedUp, isInsured: isWanted });
  const { totals, rows, inMonths } = pricePurchase(chosen, { payment: 'open', lines, delivery });
  const { insurance, tax, total } = totals;
  const shipping =
    totals.shipping === null ? null : roundMoney(totals.shipping - totals.shippingDiscount);
  // Before the discount for one payment, as on the card and in a guest's cart: shipping does not depend on the payment.
  const products = roundMoney(total - insurance - (shipping ?? 0) + totals.onePayDiscount);
  return {
    /** After its discount. Null while it is unknown. */
    shipping,
    /** 0 when it is not chosen. */
    insurance,
    isInsured: isWanted,
    /** The price of insurance, whether it is chosen or not; 0 when nothing can be insured. */
    insuranceOffer: totals.insuranceOffer,
    delivery,
    /** The IVA in the total. */
    tax,
    /** Of the whole purchase, as long as no payment is chosen at the prices of the cards. */
    total,
    rows,
    inMonths,
    /** After wallet credit (spec 9). */
    toPay: totals.amountDue,
    walletToUse: totals.walletToUse,
    /** Wallet credit that the purchase earns. */
    walletEarned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    freeShipping: isPickedUp ? null : findFreeShipping(totals, { products, shipping }, lines),
  };
}
