import { totalWithCreditAndWallet } from '@/lib/domain/cart/recompute-totals';
import type { CheckoutTotals } from '@/lib/domain/checkout/totals';
import { snakeToCamel } from './snake-to-camel';
import { amount, count, flag, number, optionalNumber, optionalText, text } from './wire';

const readFields = snakeToCamel({
  cart_id: text,
  count,
  pieces: count,
  subtotal: amount,
  total_discount: number,
  tax: amount,
  iva_percentage: number,
  total: amount,
  coupon_code: optionalText,
  coupon_discount_with_tax: number,
  one_pay_discount_with_tax: number,
  has_shipping: flag,
  shipping_with_tax: number,
  shipping_discount_with_tax: number,
  has_shipping_insurance: flag,
  shipping_insurance_with_tax: number,
  insurance_offer_with_tax: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  credit_to_use: number,
  payment_applied: number,
  wallet_promotion_amount: number,
  total_with_credit_and_wallet: optionalNumber,
});

/** The totals in `meta`. @throws ApiError without an amount to pay */
export function toCheckoutTotals(meta: Record<string, unknown>): CheckoutTotals {
  const {
    subtotal: netSubtotal,
    totalDiscount: netDiscount,
    couponDiscountWithTax: couponDiscount,
    onePayDiscountWithTax: onePayDiscount,
    shippingWithTax: shipping,
    shippingDiscountWithTax: shippingDiscount,
    hasShippingInsurance: hasInsurance,
    shippingInsuranceWithTax: insurance,
    insuranceOfferWithTax: insuranceOffer,
    maxWalletAmount: maxWallet,
    totalWithCreditAndWallet: due,
    ...totals
  } = readFields(meta);
  return {
    ...totals,
    netSubtotal,
    netDiscount,
    couponDiscount,
    onePayDiscount,
    shipping,
    shippingDiscount,
    hasInsurance,
    insurance,
    insuranceOffer,
    maxWallet,
    amountDue:
      due ?? totalWithCreditAndWallet(totals.total, totals.walletToUse, totals.paymentApplied),
  };
}
