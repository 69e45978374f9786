import type { Backend } from '../backend';
import { cents } from '../core/text';
import { FREE_SHIPPING_FROM } from '../derive/promotions';
import { estimateDelivery } from '../places/estimate';
import { placeOf } from '../places/zip-codes';
import { applyCoupon } from './coupons';
import { IVA_PERCENT, monthlyGroups, type PricedItem, pricedItems, split, sum } from './pricing';
import type { CartRow, CustomerRow } from './rows';
import { walletBalance } from './wallet';

/** Pesos without IVA for each thousand begun of what is sent. */
const INSURANCE_PER_THOUSAND = 12.5;
const STANDARD_SHIPPING = 99;

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
