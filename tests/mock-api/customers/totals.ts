import type { Backend } from '../backend';
import type { Article } from '../catalogue/types';
import type { Json } from '../core/json-api';
import { cents } from '../core/text';
import { FREE_SHIPPING_FROM } from '../derive/promotions';
import { estimateDelivery } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { applyCoupon } from './coupons';
import type { CartItemRow, CartRow, CustomerRow } from './rows';
import { walletBalance } from './wallet';

const IVA_PERCENT = 16;
/** Pesos without IVA for each thousand begun of what is sent. */
const INSURANCE_PER_THOUSAND = 12.5;
const STANDARD_SHIPPING = 99;

/** An amount with IVA, split: the tax takes the rounding, so that both add up to what was shown. */
export interface Split {
  net: number;
  tax: number;
}
export function split(withTax: number): Split {
  const net = cents(withTax / (1 + IVA_PERCENT / 100));
  return { net, tax: cents(withTax - net) };
}

export interface PricedItem {
  item: CartItemRow;
  article: Article;
  /** Pesos with IVA for a piece, before and after the offer. */
  common: number;
  unit: number;
  /** Pesos for the whole line. */
  totalWithTax: number;
  subtotal: number;
  discount: number;
  tax: number;
}

/** The lines that are still sold, at today's prices. */
export function pricedItems({ catalogue }: Backend, cart: CartRow): PricedItem[] {
  return cart.items.flatMap((item) => {
    const article = catalogue.byId.get(item.productId);
    if (!article) return [];
    const { price, current } = article.prices;
    const totalWithTax = cents(current * item.qty);
    const { net, tax } = split(totalWithTax);
    const subtotal = split(cents(price * item.qty)).net;
    return [
      {
        item,
        article,
        common: price,
        unit: current,
        totalWithTax,
        subtotal,
        discount: cents(subtotal - net),
        tax,
      },
    ];
  });
}

const sum = (numbers: readonly number[]) => cents(numbers.reduce((total, one) => total + one, 0));

/** One parcel: what the dearest article costs to the customer's place. */
function shippingCost({ customers, now }: Backend, customer: CustomerRow, lines: PricedItem[]) {
  const { addresses } = customers.rows;
  const own = addresses.find((row) => row.customerId === customer.id && row.isDefault);
  const place = placeOf(own?.zipCode ?? customer.zipCode ?? '');
  if (lines.length === 0) return 0;
  if (!place) return STANDARD_SHIPPING;
  const costs = lines.map(({ article }) => Number(estimateDelivery(article, place, now()).cost));
  return Math.max(...costs);
}

/** Groups of lines that share their longest instalment plan, with what each number of months comes to. */
function monthlyGroups(lines: readonly PricedItem[]): Json[] {
  const groups = new Map<number, PricedItem[]>();
  for (const line of lines) {
    const longest = line.article.plans.at(-1)?.months ?? 1;
    groups.set(longest, [...(groups.get(longest) ?? []), line]);
  }
  return [...groups].map(([months, members]) => {
    const total = sum(members.map(({ totalWithTax }) => totalWithTax));
    const options = [1, 3, 6, 9, 12, 18].filter((one) => one <= months);
    return {
      id: String(months),
      max_months: months,
      total,
      product_ids: members.map(({ article }) => article.id),
      plans: options.map((one) => ({
        monthly_payment_months: one,
        price: Math.floor(Math.round(total * 100) / one) / 100,
      })),
    };
  });
}

/** Everything that a cart comes to. Pesos; without IVA but for totals and what is named `with_tax`. */
export function cartTotals(backend: Backend, customer: CustomerRow, cart: CartRow) {
  const lines = pricedItems(backend, cart);
  const products = sum(lines.map(({ totalWithTax }) => totalWithTax));
  const coupon = applyCoupon(backend, customer, cart.coupon, lines);
  const couponPart = split(coupon?.discount ?? 0);
  const cost = shippingCost(backend, customer, lines);
  const isFree = products - (coupon?.discount ?? 0) >= FREE_SHIPPING_FROM;
  const shipping = split(cost);
  const shippingDiscount = isFree ? shipping : split(0);

  const subtotal = sum(lines.map((line) => line.subtotal));
  const promotionDiscount = sum(lines.map(({ discount }) => discount));
  // Of what is sent and its transport: so much for each thousand begun, with IVA in the base (spec 9).
  const base = (subtotal - promotionDiscount + shipping.net) * (1 + IVA_PERCENT / 100);
  const thousands = lines.length === 0 ? 0 : Math.ceil(Math.round(base * 100) / 100_000);
  const insurance = split(cents(thousands * INSURANCE_PER_THOUSAND * (1 + IVA_PERCENT / 100)));
  const tax = sum([
    ...lines.map((line) => line.tax),
    -couponPart.tax,
    shipping.tax,
    -shippingDiscount.tax,
    insurance.tax,
  ]);
  const totalDiscount = sum([promotionDiscount, couponPart.net]);
  const total = sum([
    subtotal,
    -totalDiscount,
    shipping.net,
    -shippingDiscount.net,
    insurance.net,
    tax,
  ]);
  const maxWallet = Math.min(walletBalance(backend, customer.id), total);
  const walletToUse = Math.min(cart.walletToUse, maxWallet);
  const left = cents(total - walletToUse);
  return {
    lines,
    coupon,
    attributes: {
      count: cart.items.length,
      pieces: cart.items.reduce((pieces, { qty }) => pieces + qty, 0),
      subtotal,
      promotion_discount: promotionDiscount,
      coupon_discount: couponPart.net,
      coupon_discount_with_tax: coupon?.discount ?? 0,
      total_discount: totalDiscount,
      iva_percentage: IVA_PERCENT,
      tax,
      total,
      shipping: shipping.net,
      shipping_with_tax: cost,
      shipping_discount: shippingDiscount.net,
      shipping_min_amount: FREE_SHIPPING_FROM,
      shipping_required: 1,
      shipping_promotion_id: isFree ? 'envio-gratis' : null,
      shipping_promotion_products: isFree ? lines.map(({ article }) => article.id) : [],
      has_shipping: 1,
      has_shipping_insurance: 1,
      shipping_insurance: insurance.net,
      shipping_insurance_with_tax: cents(insurance.net + insurance.tax),
      insurance_per_thousand: INSURANCE_PER_THOUSAND,
      pickup_store_id: null,
      pickup_person: null,
      has_coupon: coupon ? 1 : 0,
      coupon_code: coupon?.code ?? null,
      coupon_wallet_amount: coupon?.walletAmount ?? 0,
      wallet_promotion_amount: sum(
        lines.map(({ article, item }) => article.prices.walletPromotion * item.qty),
      ),
      wallet_promotion_details: lines.flatMap(({ article, item }) =>
        article.prices.walletPromotion > 0
          ? [
              {
                product_id: article.id,
                name: article.name,
                amount: cents(article.prices.walletPromotion * item.qty),
              },
            ]
          : [],
      ),
      mwi_wallet_amount_with_tax: sum(
        lines.map(({ article, item }) =>
          article.prices.walletPromotion > 0 ? 0 : article.prices.walletAmount * item.qty,
        ),
      ),
      wallet_to_use: walletToUse,
      max_wallet_amount: maxWallet,
      credit_to_use: Math.min(cents(customer.creditLimit - customer.creditUsed), left),
      total_with_credit_and_wallet: left,
      monthlyPaymentGroups: { groups: monthlyGroups(lines) },
    },
  };
}
