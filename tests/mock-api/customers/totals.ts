import type { Backend } from '../backend';
import { physicalLines } from '../catalogue/showcase';
import {
  monthlyOptions,
  monthsOf,
  optionAttributes,
  PAID_AT_ONCE,
  type Paying,
} from '../checkout/options';
import { piecesIn } from '../core/find';
import { toWire } from '../core/json-api';
import { cents } from '../core/text';
import { FREE_SHIPPING_FROM } from '../seed/derive/promotions';
import { type Basket, cartBasket } from './basket';
import { IVA_PERCENT, type PricedItem, split, sum } from './pricing';
import type { CartRow, CustomerRow } from './rows';

/** Pesos without IVA for each thousand begun of what is sent. */
const INSURANCE_PER_THOUSAND = 12.5;

/** The insurance of what is sent: so much for each thousand begun, with IVA in the base (spec 9). */
function insuranceOf({ lines, delivery }: Basket, net: number) {
  const base = net * (1 + IVA_PERCENT / 100);
  const isSent = physicalLines(lines).length > 0 && delivery?.type !== 'pickup';
  const thousands = isSent ? Math.ceil(Math.round(base * 100) / 100_000) : 0;
  const offered = split(cents(thousands * INSURANCE_PER_THOUSAND * (1 + IVA_PERCENT / 100)));
  return { offered, included: delivery && !delivery.isInsured ? split(0) : offered };
}

/**
 * Everything that a purchase comes to. Pesos; without IVA but for totals and what is named `with_tax`.
 * @param chosen null while no way to pay is chosen: then nothing is taken off for paying at once, unless the wallet
 *   covers everything
 */
export function basketTotals(basket: Basket, chosen: Paying | null = null) {
  const { lines, coupon, delivery } = basket;
  const couponPart = split(coupon?.discount ?? 0);
  const [shipping, shippingDiscount] = [split(basket.shipping), split(basket.shippingDiscount)];
  const subtotal = sum(lines.map((line) => line.subtotal));
  const promotionDiscount = sum(lines.map(({ discount }) => discount));
  const { offered, included } = insuranceOf(basket, subtotal - promotionDiscount + shipping.net);

  const sentFor = [basket.shipping, -basket.shippingDiscount, included.net + included.tax];
  const beside = [...sentFor, -(coupon?.discount ?? 0)];
  const atOnce = (line: PricedItem) => cents((line.unit - line.one) * line.item.qty);
  // Paid at once it is the least; more of the wallet is never needed.
  const least = sum([...lines.map((line) => line.totalWithTax - atOnce(line)), ...beside]);
  const maxWalletAmount = Math.max(0, Math.min(basket.walletLimit, least));
  const walletToUse = Math.min(basket.walletWanted, maxWalletAmount);
  const isCovered = lines.length > 0 && sum([least, -walletToUse]) <= 0;
  const paying = chosen ?? (isCovered ? PAID_AT_ONCE : null);
  const extras = sum([...beside, -walletToUse, -basket.paymentApplied]);
  const options = monthlyOptions(lines, extras, paying?.cap ?? 18);
  const onePay = split(
    sum(lines.map((line) => (paying && monthsOf(options, paying, line) === 1 ? atOnce(line) : 0))),
  );

  const lineTaxes = lines.map((line) => line.tax);
  const sent = [shipping.net, -shippingDiscount.net, included.net];
  const sentTaxes = [shipping.tax, -shippingDiscount.tax, included.tax];
  const tax = sum([...lineTaxes, -couponPart.tax, -onePay.tax, ...sentTaxes]);
  const totalDiscount = sum([promotionDiscount, couponPart.net, onePay.net]);
  const total = sum([subtotal, -totalDiscount, ...sent, tax]);
  const left = Math.max(0, sum([total, -walletToUse, -basket.paymentApplied]));
  const isFree = basket.shippingDiscount > 0;
  const onePayDiscount = sum([onePay.net, onePay.tax]);
  const promoted = lines.filter(({ article }) => article.prices.walletPromotion > 0);
  const credited = lines.filter(({ article }) => article.prices.walletPromotion <= 0);
  const promotionOf = ({ article, item }: PricedItem) => article.prices.walletPromotion * item.qty;
  return {
    lines,
    coupon,
    options,
    walletToUse,
    due: left,
    onePayDiscount,
    insurance: sum([included.net, included.tax]),
    attributes: {
      cart_id: basket.cartId,
      count: lines.length,
      pieces: piecesIn(lines.map(({ item }) => item)),
      subtotal,
      promotion_discount: promotionDiscount,
      promotion_discount_with_tax: sum(
        lines.map(({ common, item, totalWithTax }) => cents(common * item.qty) - totalWithTax),
      ),
      coupon_discount: couponPart.net,
      coupon_discount_with_tax: coupon?.discount ?? 0,
      one_pay_discount: onePay.net,
      one_pay_discount_with_tax: onePayDiscount,
      total_discount: totalDiscount,
      iva_percentage: IVA_PERCENT,
      tax,
      total,
      shipping: shipping.net,
      shipping_with_tax: basket.shipping,
      shipping_discount: shippingDiscount.net,
      shipping_discount_with_tax: basket.shippingDiscount,
      shipping_min_amount: FREE_SHIPPING_FROM,
      shipping_required: physicalLines(lines).length > 0 ? 1 : 0,
      shipping_promotion_id: isFree ? 'envio-gratis' : null,
      shipping_promotion_products: isFree ? lines.map(({ article }) => article.id) : [],
      has_shipping: delivery?.type === 'pickup' ? 0 : 1,
      has_shipping_insurance: included.net > 0 || !delivery ? 1 : 0,
      shipping_insurance: included.net,
      shipping_insurance_with_tax: cents(included.net + included.tax),
      // What it costs, whether it is wanted or not.
      insurance_offer_with_tax: cents(offered.net + offered.tax),
      insurance_per_thousand: INSURANCE_PER_THOUSAND,
      pickup_store_id: delivery?.storeId ?? null,
      pickup_person: delivery?.person
        ? toWire(delivery.person, 'name lastName motherLastName telephone')
        : null,
      has_coupon: coupon ? 1 : 0,
      coupon_code: coupon?.code ?? null,
      coupon_wallet_amount: coupon?.walletAmount ?? 0,
      wallet_promotion_amount: sum(lines.map(promotionOf)),
      wallet_promotion_details: promoted.map((line) => ({
        ...{
          product_id: line.article.id,
          name: line.article.name,
          amount: cents(promotionOf(line)),
        },
      })),
      mwi_wallet_amount_with_tax: sum(
        credited.map(({ article, item }) => article.prices.walletAmount * item.qty),
      ),
      wallet_to_use: walletToUse,
      max_wallet_amount: maxWalletAmount,
      credit_to_use: Math.min(basket.creditLimit, left),
      payment_applied: basket.paymentApplied,
      total_with_credit_and_wallet: left,
      monthlyPaymentGroups: { groups: options.map(optionAttributes) },
    },
  };
}

export const cartTotals = (
  backend: Backend,
  customer: CustomerRow,
  cart: CartRow,
  paying: Paying | null = null,
) => basketTotals(cartBasket(backend, customer, cart), paying);
