import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { IVA_PERCENT, removeTax } from '@/lib/domain/cart/line-prices';
import { nameWalletPromotions, type WalletPromotion } from '@/lib/domain/cart/server-totals';
import { calculateShippingInsurance } from '@/lib/domain/cart/shipping';
import { toPriceWithTax, totalWithCreditAndWallet } from '@/lib/domain/cart/tax-and-totals';
import { roundMoney } from '@/lib/domain/money';
import { requireEntity } from './client/errors';
import { isRecord } from './client/json';
import type { JsonApiDocument } from './client/json-api';
import { snakeToCamel } from './client/snake-to-camel';
import * as wire from './client/wire';

/** The specification names the list and no field of its entries: these are the usual names for what they say. */
const PROMOTION_NAMES = {
  name: wire.text,
  title: wire.text,
  description: wire.text,
  promotion_name: wire.text,
  product_name: wire.text,
};
const PROMOTION_AMOUNTS = {
  amount: wire.number,
  amount_with_tax: wire.number,
  wallet_amount: wire.number,
  total: wire.number,
};

/** Null without a name. An entry may be the name alone. */
function toWalletPromotion(entry: unknown): WalletPromotion | null {
  const sent = isRecord(entry) ? entry : { name: entry };
  const name = wire.firstOf(sent, PROMOTION_NAMES);
  return name === null ? null : { name, amount: wire.firstOf(sent, PROMOTION_AMOUNTS) };
}

export const walletPromotions = wire.withShape(
  wire.field<WalletPromotion[]>(
    'list',
    (value) =>
      wire
        .toList(value)
        ?.map(toWalletPromotion)
        .filter((one) => one !== null),
    [],
  ),
  { shape: { ...PROMOTION_NAMES, ...PROMOTION_AMOUNTS } },
);

export const readPurchaseAmountFields = snakeToCamel({
  count: wire.count,
  subtotal: wire.optionalNumber,
  promotion_discount: wire.number,
  coupon_discount: wire.number,
  coupon_discount_with_tax: wire.optionalNumber,
  one_pay_discount: wire.number,
  one_pay_discount_with_tax: wire.optionalNumber,
  total_discount: wire.optionalNumber,
  iva_percentage: wire.optionalNumber,
  tax: wire.optionalNumber,
  total: wire.optionalNumber,
  shipping: wire.optionalNumber,
  shipping_with_tax: wire.optionalNumber,
  shipping_discount: wire.number,
  shipping_discount_with_tax: wire.optionalNumber,
  has_shipping: wire.optionalFlag,
  shipping_required: wire.optionalFlag,
  has_shipping_insurance: wire.optionalFlag,
  shipping_insurance: wire.number,
  shipping_insurance_with_tax: wire.optionalNumber,
  insurance_offer_with_tax: wire.optionalNumber,
  insurance_per_thousand: wire.number,
  coupon_code: wire.optionalText,
  wallet_promotion_amount: wire.number,
  wallet_promotion_details: walletPromotions,
  wallet_to_use: wire.number,
  max_wallet_amount: wire.number,
  payment_applied: wire.number,
  total_with_credit_and_wallet: wire.optionalNumber,
});

const hasTotals = (place: object) => 'total' in place || 'subtotal' in place;

/** Where an answer has its totals: in the attributes of `data` or in `meta`. Null when it has none. */
export function findTotals({ data, meta }: JsonApiDocument): object | null {
  return [...wire.models(data), meta].find(hasTotals) ?? null;
}

/** What a backend says about the totals of a purchase, in pesos; null where it says nothing. */
interface SentTotals {
  /** Products without IVA, before discounts. */
  subtotal: number | null;
  /** All discounts together, without IVA. */
  discount: number;
  /** Shipping after its discount, and insurance, without IVA. */
  delivery: number;
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

/** The amounts that a backend leaves out, from those that it sends (spec 9). Null when nothing tells what has to be paid. */
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

/** What the totals of a cart and those of a checkout have in common. @throws ApiError without an amount to pay */
export function readPurchaseAmounts(fields: object | null) {
  const read = readPurchaseAmountFields(fields);
  const { promotionDiscount, couponCode, walletToUse, paymentApplied } = read;
  // The price of an insurance that is not chosen may stand in the same field.
  const isInsured = read.hasShippingInsurance !== false;
  const insuranceNet = isInsured ? read.shippingInsurance : 0;
  const shippingNet = read.shipping ?? 0;
  const { subtotal, ivaPercentage, tax, total } = requireEntity(
    completeTotals({
      ...read,
      discount: read.totalDiscount ?? promotionDiscount + read.couponDiscount + read.onePayDiscount,
      delivery: shippingNet - read.shippingDiscount + insuranceNet,
    }),
  );
  const withTax = (net: number) => toPriceWithTax(net, ivaPercentage);
  const sentInsurance = read.shippingInsuranceWithTax ?? withTax(read.shippingInsurance);
  const insurance = isInsured ? sentInsurance : 0;
  const reckoned = calculateShippingInsurance({
    subtotal,
    ivaPercentage,
    promotionDiscount,
    shipping: shippingNet,
    insurancePerThousand: read.insurancePerThousand,
  });
  // What is picked up or comes by e-mail is not insured.
  const isSent = read.hasShipping !== false && read.shippingRequired !== false;
  // What is charged is the price, whatever else is offered.
  const insuranceOffer =
    insurance || (read.insuranceOfferWithTax ?? (isSent ? sentInsurance || withTax(reckoned) : 0));
  const amounts = {
    ivaPercentage,
    tax,
    total,
    couponCode,
    couponDiscount: read.couponDiscountWithTax ?? withTax(read.couponDiscount),
    onePayDiscount: read.onePayDiscountWithTax ?? withTax(read.onePayDiscount),
    shipping: read.shippingWithTax ?? (read.shipping === null ? null : withTax(read.shipping)),
    shippingDiscount: read.shippingDiscountWithTax ?? withTax(read.shippingDiscount),
    insurance,
    insuranceTax: isInsured ? roundMoney(insurance - insuranceNet) : 0,
    insuranceOffer,
    // Where nothing can be insured, the backend says nothing about what could.
    isInsured: insurance > 0 || (isInsured || insuranceOffer === 0 ? null : false),
    walletToUse,
    walletPromotionAmount: read.walletPromotionAmount,
    walletPromotions: nameWalletPromotions(read.walletPromotionDetails, read.walletPromotionAmount),
    paymentApplied,
    amountDue:
      read.totalWithCreditAndWallet ?? totalWithCreditAndWallet(total, walletToUse, paymentApplied),
  };
  return {
    amounts,
    count: read.count,
    maxWalletAmount: read.maxWalletAmount,
  };
}

/** Ids of products, or the products themselves. */
const productIds = wire.field<string[]>(
  'list',
  (value) =>
    wire
      .toList(value)
      ?.flatMap((one) => wire.toText(isRecord(one) ? (one.product_id ?? one.id) : one) ?? []),
  [],
);

export const readCartTotalFields = snakeToCamel({
  shipping_required: wire.optionalFlag,
  shipping_min_amount: wire.number,
  shipping_promotion_id: wire.optionalText,
  shipping_promotion_products: productIds,
  coupon_wallet_amount: wire.number,
  mwi_wallet_amount_with_tax: wire.number,
  credit_to_use: wire.number,
});

export function toCartTotals(fields: object | null): CustomerCartTotals {
  const { amounts, count, maxWalletAmount } = readPurchaseAmounts(fields);
  const { shippingRequired, shippingPromotionId, shippingPromotionProducts, ...own } =
    readCartTotalFields(fields);
  return {
    ...amounts,
    ...own,
    count,
    isShippingRequired: shippingRequired,
    freeShippingProducts: shippingPromotionId === null ? null : shippingPromotionProducts,
    maxWalletAmount,
  };
}

/** The new totals in the answer to a change. Null when it says only that the change was made. */
export function toNewCartTotals(document: JsonApiDocument): CustomerCartTotals | null {
  const found = findTotals(document);
  return found && toCartTotals(found);
}
