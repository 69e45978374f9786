import type { CheckoutData } from '../checkout/state';
import { roundMoney } from '../money';
import type { CustomerCartTotals } from './customer-cart';
import { type CashDiscount, getCashDiscount, sumLines } from './line-offer';
import { removeTax } from './line-prices';
import type { ServerTotals } from './server-totals';
import { findFreeShipping } from './shipping';
import { getProductsAmount, type TaxAndTotal } from './tax-and-totals';
import type { CartLine } from './types';

/** An amount in pesos. It comes with and without IVA, because the IVA takes the rounding. */
type TaxedAmount = Record<'net' | 'withTax', number>;

type PaidTotals = TaxAndTotal & Partial<Pick<ServerTotals, 'walletToUse' | 'amountDue'>>;

/** Totals before the server knows of an amount. What is taken off is not paid: less is left to pay first, then the wallet pays less. */
export function changeTotals<T extends PaidTotals>(totals: T, { net, withTax }: TaxedAmount): T {
  const { amountDue, walletToUse } = totals;
  const total = roundMoney(totals.total + withTax);
  return {
    ...totals,
    tax: roundMoney(totals.tax + withTax - net),
    total,
    ...(walletToUse !== undefined && { walletToUse: Math.min(walletToUse, total) }),
    ...(amountDue !== undefined && { amountDue: Math.max(roundMoney(amountDue + withTax), 0) }),
  };
}

export type InsuranceDecision = Pick<CheckoutData, 'hasShippingInsurance' | 'isInsuranceChosen'>;

/** Whether the purchase is insured, for every row, box and text: the shopper's choice until the server's answer has it. */
export function isInsured(
  { hasShippingInsurance, isInsuranceChosen }: InsuranceDecision,
  totals: Pick<ServerTotals, 'isInsured'> | null | undefined,
): boolean {
  const sent = isInsuranceChosen ? null : totals?.isInsured;
  return sent ?? hasShippingInsurance;
}

function withInsurance<T extends ServerTotals>(totals: T, isWanted: boolean): T {
  const { insurance, insuranceTax, insuranceOffer: offer, ivaPercentage } = totals;
  if (isWanted === insurance > 0) return totals;
  const change = isWanted
    ? { net: removeTax(offer, ivaPercentage), withTax: offer }
    : { net: insuranceTax - insurance, withTax: -insurance };
  return {
    ...changeTotals(totals, change),
    insurance: isWanted ? offer : 0,
    insuranceTax: isWanted ? roundMoney(offer - change.net) : 0,
  };
}

/** The server's totals are still those of a delivery then, also while methods are offered for what they leave to pay. */
export const isPickupWithoutStore = (data: Pick<CheckoutData, 'isShipping' | 'store' | 'steps'>) =>
  data.steps.payment.isCompleted && data.isShipping === false && data.store === null;

function withoutDelivery<T extends ServerTotals>(totals: T) {
  const cost = roundMoney((totals.shipping ?? 0) - totals.shippingDiscount);
  const change = { net: -removeTax(cost, totals.ivaPercentage), withTax: -cost };
  return {
    ...changeTotals(withInsurance(totals, false), change),
    hasShipping: false,
    shipping: 0,
    shippingDiscount: 0,
    isInsured: false,
    insuranceOffer: 0,
  };
}

/** The server's totals for the chosen delivery and insurance: unchanged, unless the server does not know the choice yet. */
export const applyChoice = <T extends ServerTotals>(
  totals: T,
  choice: { isPickedUp: boolean; isInsured: boolean },
): T => (choice.isPickedUp ? withoutDelivery(totals) : withInsurance(totals, choice.isInsured));

type PricedParts =
  | 'couponDiscount'
  | 'onePayDiscount'
  | 'shipping'
  | 'shippingDiscount'
  | 'insurance';
/** What the totals of every purchase say: a guest's, a customer's and those of the checkout. Pesos with IVA. */
export type PurchaseTotals = PaidTotals &
  Pick<ServerTotals, 'ivaPercentage' | 'couponCode' | PricedParts>;

/** How a purchase is paid, as far as that changes its price. While it is open it costs what the cards say. */
export type PaymentTerms = 'open' | 'once' | 'months';

type PriceRowName =
  | 'products'
  | 'cash'
  /** A single payment's discount that was on the cards does not apply to the chosen payment. */
  | 'months'
  | 'noCash'
  | 'coupon'
  | 'discount'
  | 'charge'
  | 'shipping'
  | 'pickup'
  | 'insurance';

export interface PriceRow {
  name: PriceRowName;
  /** Pesos with IVA; negative for discounts. */
  amount: number;
}

interface PriceTerms {
  payment: PaymentTerms;
  /** The lines that the totals are about, whose prices were on their cards. Null while they are not known. */
  lines: readonly CartLine[] | null;
  /** How the purchase is delivered; `none`: by e-mail, or not known yet. */
  delivery: 'courier' | 'pickup' | 'none';
}

export interface PurchasePrice<T> {
  /** The totals of the payment; with the discount for a single payment while none is chosen. */
  totals: T;
  rows: PriceRow[];
  /** The total in months, without the discount for a single payment; null when nothing says that it can be so paid. */
  inMonths: number | null;
}

/** Pesos that a backend's amounts without IVA can be away from the prices of its lines. */
const MAX_ROUNDING = 0.05;

/** The totals with the discount for a single payment: unchanged where the backend has taken it off already. */
function withCashDiscount<T extends PurchaseTotals>(totals: T, cash: CashDiscount | null): T {
  if (!cash || totals.onePayDiscount > 0) return totals;
  const amount = Math.min(cash.amount, totals.total);
  const change = { net: -removeTax(amount, totals.ivaPercentage), withTax: -amount };
  return { ...changeTotals(totals, change), onePayDiscount: amount };
}

/** A backend may take the discount for a single payment off the total without a word; then the lines say how much it is. */
function nameDiscounts<T extends PurchaseTotals>(
  totals: T,
  { payment, lines }: Pick<PriceTerms, 'payment' | 'lines'>,
) {
  const discounts = [totals.couponDiscount, totals.onePayDiscount];
  const products = getProductsAmount({ ...totals, discounts });
  const onCards = lines && lines.length > 0 ? sumLines(lines) : products;
  const difference = roundMoney(products - onCards);
  if (Math.abs(difference) <= MAX_ROUNDING) return { named: totals, products, difference: 0 };
  const saving = (lines && getCashDiscount(lines)?.amount) ?? 0;
  // In months it may be that of a part only.
  const isWhole = Math.abs(difference + saving) <= MAX_ROUNDING;
  const isPart = payment === 'months' && difference < 0 && -difference < saving;
  const isCash = totals.onePayDiscount === 0 && (isWhole || isPart);
  const onePayDiscount = isCash ? -difference : totals.onePayDiscount;
  return {
    named: { ...totals, onePayDiscount },
    products: onCards,
    difference: isCash ? 0 : difference,
  };
}

function getDeliveryRows(totals: PurchaseTotals, delivery: PriceTerms['delivery']): PriceRow[] {
  const { shipping, shippingDiscount, insurance } = totals;
  const amount = shipping === null ? null : roundMoney(shipping - shippingDiscount);
  const rows: PriceRow[] = [];
  // An amount that the backend charges is shown whatever the order is.
  if (amount !== null && (amount !== 0 || delivery === 'courier')) {
    rows.push({ name: 'shipping', amount });
  } else if (delivery === 'pickup') rows.push({ name: 'pickup', amount: 0 });
  if (insurance > 0) rows.push({ name: 'insurance', amount: insurance });
  return rows;
}

/** Each thing that changes the prices of the cards is a named row. What the backend charges wins; a difference without a reason is a row, too. */
export function pricePurchase<T extends PurchaseTotals>(
  sent: T,
  { payment, lines, delivery }: PriceTerms,
): PurchasePrice<T> {
  const { named, products, difference } = nameDiscounts(sent, { payment, lines });
  const cash = lines && getCashDiscount(lines);
  const totals = payment === 'open' ? withCashDiscount(named, cash) : named;
  const { couponDiscount, onePayDiscount } = totals;
  // Less than the cards promise: some or all of it is paid in another way.
  const isCashMissing = cash !== null && onePayDiscount < cash.amount - MAX_ROUNDING;
  const rows: PriceRow[] = [
    { name: 'products', amount: products },
    { name: 'cash', amount: -onePayDiscount },
    { name: 'coupon', amount: -couponDiscount },
    { name: difference > 0 ? 'charge' : 'discount', amount: difference },
  ];
  return {
    totals,
    rows: [
      ...rows.filter(({ name, amount }) => name === 'products' || amount !== 0),
      ...(isCashMissing
        ? [{ name: payment === 'months' ? 'months' : 'noCash', amount: 0 } as const]
        : []),
      ...getDeliveryRows(totals, delivery),
    ],
    inMonths:
      cash?.hasMonths && onePayDiscount > 0 ? roundMoney(totals.total + onePayDiscount) : null,
  };
}

function findDelivery({ isShippingRequired, count }: CustomerCartTotals, isPickedUp: boolean) {
  if (isShippingRequired === false || count === 0) return 'none';
  return isPickedUp ? 'pickup' : 'courier';
}

interface CartChoice extends InsuranceDecision {
  /** It will be picked up, and the server does not know where yet. */
  isPickedUp?: boolean;
}

/** The server's totals for the shopper's choice, in pesos with IVA. `lines` is null while they are not known. */
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
    walletEarned: roundMoney(
      totals.couponWalletAmount + totals.walletPromotionAmount + totals.mwiWalletAmountWithTax,
    ),
    freeShipping: isPickedUp ? null : findFreeShipping(totals, { products, shipping }, lines),
  };
}
