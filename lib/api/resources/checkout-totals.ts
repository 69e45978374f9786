import { addTax, completeTotals } from '@/lib/domain/cart/complete-totals';
import { totalWithCreditAndWallet } from '@/lib/domain/cart/recompute-totals';
import { calculateShippingInsurance } from '@/lib/domain/cart/totals';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import type { JsonApiDocument } from '../json-api';
import { requireEntity } from '../require-entity';
import { findTotals } from './cart-totals';
import { snakeToCamel } from './snake-to-camel';
import { count, number, optionalNumber, optionalText, text, trueUnlessDenied } from './wire';

const readFields = snakeToCamel({
  cart_id: text,
  count,
  pieces: count,
  subtotal: optionalNumber,
  total_discount: optionalNumber,
  promotion_discount: number,
  tax: optionalNumber,
  iva_percentage: optionalNumber,
  total: optionalNumber,
  coupon_code: optionalText,
  coupon_discount: number,
  coupon_discount_with_tax: optionalNumber,
  one_pay_discount: number,
  one_pay_discount_with_tax: optionalNumber,
  // Without it the purchase is shipped: a pickup would be shown as free.
  has_shipping: trueUnlessDenied,
  shipping: optionalNumber,
  shipping_with_tax: optionalNumber,
  shipping_discount: number,
  shipping_discount_with_tax: optionalNumber,
  shipping_insurance: number,
  shipping_insurance_with_tax: optionalNumber,
  insurance_offer_with_tax: optionalNumber,
  insurance_per_thousand: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  payment_applied: number,
  wallet_promotion_amount: number,
  total_with_credit_and_wallet: optionalNumber,
});

/** The totals in an answer. @throws ApiError without an amount to pay */
export function toCheckoutTotals(document: JsonApiDocument): CheckoutTotals {
  const read = readFields(findTotals(document));
  const { promotionDiscount, walletToUse, paymentApplied } = read;
  const { subtotal, ...totals } = requireEntity(
    completeTotals({
      ...read,
      discount: read.totalDiscount ?? promotionDiscount + read.couponDiscount + read.onePayDiscount,
      delivery: (read.shipping ?? 0) - read.shippingDiscount + read.shippingInsurance,
    }),
  );
  const { ivaPercentage, total } = totals;
  const withTax = (net: number) => addTax(net, ivaPercentage);
  const insurance = read.shippingInsuranceWithTax ?? withTax(read.shippingInsurance);
  const offer = calculateShippingInsurance({
    subtotal,
    promotionDiscount,
    shipping: read.shipping ?? 0,
    ivaPercentage,
    insurancePerThousand: read.insurancePerThousand,
  });
  return {
    ...totals,
    cartId: read.cartId,
    pieces: read.pieces || read.count,
    couponCode: read.couponCode,
    couponDiscount: read.couponDiscountWithTax ?? withTax(read.couponDiscount),
    onePayDiscount: read.onePayDiscountWithTax ?? withTax(read.onePayDiscount),
    hasShipping: read.hasShipping,
    shipping: read.shippingWithTax ?? (read.shipping === null ? null : withTax(read.shipping)),
    shippingDiscount: read.shippingDiscountWithTax ?? withTax(read.shippingDiscount),
    insurance,
    insuranceOffer: read.insuranceOfferWithTax ?? (insurance || withTax(offer)),
    walletToUse,
    maxWallet: read.maxWalletAmount,
    paymentApplied,
    walletPromotionAmount: read.walletPromotionAmount,
    amountDue:
      read.totalWithCreditAndWallet ?? totalWithCreditAndWallet(total, walletToUse, paymentApplied),
  };
}
