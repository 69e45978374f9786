import { roundMoney } from '../money';
import { type CashDiscount, getCashDiscount, sumLines } from './line-offer';
import { removeTax } from './line-prices';
import { changeTotals, getProductsAmount, type PaidTotals } from './tax-and-totals';
import type { CartLine } from './types';

/** What the totals of every purchase say: a guest's, a customer's and those of the checkout. Pesos with IVA. */
export interface PurchaseTotals extends PaidTotals {
  ivaPercentage: number;
  couponCode: string | null;
  couponDiscount: number;
  /** For a single payment. */
  onePayDiscount: number;
  shipping: number | null;
  shippingDiscount: number;
  insurance: number;
}

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

/**
 * The totals with a name for each discount. A backend may take the one for a single payment off the total without a
 * word; then the lines say how much it is.
 */
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

/**
 * The price of a purchase by the prices that its lines have on their cards: each thing that changes it is a named row.
 * What the backend charges wins; where it differs from the lines without saying why, the difference is a row too.
 */
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
