import { completeTotals } from '@/lib/domain/cart/complete-totals';
import { toPriceWithTax } from '@/lib/domain/cart/price-with-tax';
import { totalWithCreditAndWallet } from '@/lib/domain/cart/recompute-totals';
import { calculateShippingInsurance } from '@/lib/domain/cart/totals';
import { nameWalletPromotions } from '@/lib/domain/cart/wallet-promotions';
import { roundMoney } from '@/lib/domain/money';
import type { JsonApiDocument } from '../json-api';
import { requireEntity } from '../require-entity';
import { type CamelCased, snakeToCamel } from './snake-to-camel';
import { walletPromotions } from './wallet-promotions';
import { count, models, number, optionalFlag, optionalNumber, optionalText } from './wire';

const SHAPE = {
  count,
  subtotal: optionalNumber,
  promotion_discount: number,
  coupon_discount: number,
  coupon_discount_with_tax: optionalNumber,
  one_pay_discount: number,
  one_pay_discount_with_tax: optionalNumber,
  total_discount: optionalNumber,
  iva_percentage: optionalNumber,
  tax: optionalNumber,
  total: optionalNumber,
  shipping: optionalNumber,
  shipping_with_tax: optionalNumber,
  shipping_discount: number,
  shipping_discount_with_tax: optionalNumber,
  has_shipping: optionalFlag,
  shipping_required: optionalFlag,
  has_shipping_insurance: optionalFlag,
  shipping_insurance: number,
  shipping_insurance_with_tax: optionalNumber,
  insurance_offer_with_tax: optionalNumber,
  insurance_per_thousand: number,
  coupon_code: optionalText,
  wallet_promotion_amount: number,
  wallet_promotion_details: walletPromotions,
  wallet_to_use: number,
  max_wallet_amount: number,
  payment_applied: number,
  total_with_credit_and_wallet: optionalNumber,
};
const readFields = snakeToCamel(SHAPE);

const hasTotals = (place: object) => 'total' in place || 'subtotal' in place;

/** Where an answer has its totals: in the attributes of `data` or in `meta`. Null when it has none. */
export function findTotals({ data, meta }: JsonApiDocument): object | null {
  return [...models(data), meta].find(hasTotals) ?? null;
}

/** What the totals of a cart and those of a checkout have in common. @throws ApiError without an amount to pay */
export function readPurchaseAmounts(fields: object | null) {
  const read: CamelCased<typeof SHAPE> = readFields(fields);
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
    maxWallet: read.maxWalletAmount,
  };
}
