import { IVA_PERCENT } from '../cart/line-prices';
import { getProductsAmount, toPriceWithTax } from '../cart/tax-and-totals';
import { roundMoney } from '../money';

/** Amounts of an order in pesos. Costs, discounts and the subtotal do not include IVA; `total` includes it. */
export interface OrderAmounts {
  subtotal: number | null;
  discount: number;
  couponDiscount: number;
  cashDiscount: number;
  onePayDiscount: number;
  /** Null when the backend does not send it; 0 is free. */
  shipping: number | null;
  insurance: number;
  iva: number;
  ivaPercent: number;
  total: number;
  walletUsed: number;
  walletEarned: number;
}

const AS_SENT = { goods: false, delivery: false };
/** Whether the products with their discounts, and the delivery, were sent without IVA. */
const READINGS = [
  { goods: true, delivery: true },
  { goods: true, delivery: false },
  { goods: false, delivery: true },
  AS_SENT,
];

/** Pesos that discounts without IVA leave open. */
const MAX_OPEN_CENTS = 0.05;
/** Pesos that the cents of several rounded rows can be away from the total. */
const MAX_ROUNDING = 0.5;

/** No field says whether it has IVA: the reading whose sum is the total is the right one; without one, amounts stay as sent. */
function findNetAmounts(
  { subtotal, discount, shipping, insurance, total }: OrderAmounts,
  withTax: (net: number) => number,
) {
  const goods = (subtotal ?? 0) - discount;
  const delivery = (shipping ?? 0) + insurance;
  const options = READINGS.map((net) => {
    const sum =
      (net.goods ? withTax(goods) : goods) + (net.delivery ? withTax(delivery) : delivery);
    return { net, missing: total - sum };
  });
  const [best] = options.toSorted((a, b) => Math.abs(a.missing) - Math.abs(b.missing));
  if (best && Math.abs(best.missing) < MAX_ROUNDING) return best.net;
  const open = shipping === null ? options.find(({ missing }) => missing > 0) : undefined;
  return open?.net ?? AS_SENT;
}

/** Pesos that the products are away from the prices of what was bought, when it is a matter of cents. */
function findOpenCents(products: number, items: readonly { total: number | null }[]): number {
  const totals = items.flatMap(({ total }) => total ?? []);
  const difference = products - totals.reduce((sum, one) => sum + one, 0);
  const isCents = totals.length > 0 && totals.length === items.length;
  return isCents && Math.abs(difference) < MAX_OPEN_CENTS ? roundMoney(difference) : 0;
}

/**
 * The rows that add up to the total, in pesos with IVA like everywhere else. `otherDiscount` is the part of all discounts
 * that has no row of its own. Rows that were not sent are left out, and so are rows with 0, except products and shipping,
 * because shipping may be free.
 * @param isDigital nothing is sent: without a cost there is no row of shipping
 * @param items what was bought: their prices decide the cents that amounts without IVA leave open
 */
export function getOrderAmountRows(
  amounts: OrderAmounts,
  isDigital = false,
  items: readonly { total: number | null }[] = [],
) {
  const { subtotal, discount, couponDiscount, cashDiscount, onePayDiscount, total } = amounts;
  const named = couponDiscount + cashDiscount + onePayDiscount;
  const percent = amounts.ivaPercent || (amounts.iva > 0 ? IVA_PERCENT : 0);
  const withTax = (net: number) => toPriceWithTax(net, percent);
  const net = findNetAmounts({ ...amounts, discount: Math.max(discount, named) }, withTax);
  const ofGoods = (amount: number) => (net.goods ? withTax(amount) : amount);
  const ofDelivery = (amount: number) => (net.delivery ? withTax(amount) : amount);
  const discounts = [
    { name: 'coupon', amount: ofGoods(couponDiscount) },
    { name: 'cash', amount: roundMoney(ofGoods(cashDiscount) + ofGoods(onePayDiscount)) },
    { name: 'otherDiscount', amount: ofGoods(Math.max(0, roundMoney(discount - named))) },
  ] as const;
  const shipping = amounts.shipping === null ? null : ofDelivery(amounts.shipping);
  const insurance = ofDelivery(amounts.insurance);
  const products = getProductsAmount({
    total,
    shipping,
    shippingDiscount: 0,
    insurance,
    discounts: discounts.map(({ amount }) => amount),
  });
  const open = amounts.shipping === null ? 0 : findOpenCents(products, items);
  const rounded = discounts.find(({ amount }) => amount > Math.max(open, 0));
  const goods = rounded ? products - open : products;
  // While the shipping is not said, the rest of the total may be more than the products.
  const alone = subtotal === null ? null : ofGoods(subtotal);
  const rows = [
    { name: 'products' as const, amount: shipping === null || alone === null ? alone : goods },
    ...discounts.map((one) => ({
      name: one.name,
      amount: (one === rounded ? open : 0) - one.amount,
    })),
    { name: 'shipping' as const, amount: shipping },
    { name: 'insurance' as const, amount: insurance },
  ];
  return rows
    .flatMap(({ name, amount }) => (amount === null ? [] : { name, amount: roundMoney(amount) }))
    .filter(
      ({ name, amount }) =>
        amount !== 0 || name === 'products' || (name === 'shipping' && !isDigital),
    );
}

export const getAmountPaidBesidesWallet = ({ total, walletUsed }: OrderAmounts): number =>
  Math.max(0, roundMoney(total - walletUsed));
