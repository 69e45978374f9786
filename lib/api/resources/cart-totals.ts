import * as z from 'zod/mini';
import type { CustomerCartTotals } from '@/lib/domain/cart/customer-cart';
import { count, number, optionalText } from './wire';

const totalsWire = z.object({
  count,
  subtotal: number,
  promotion_discount: number,
  coupon_discount: number,
  iva_percentage: number,
  tax: number,
  total: number,
  shipping: number,
  shipping_discount: number,
  shipping_min_amount: number,
  shipping_promotion_id: optionalText,
  shipping_insurance: number,
  shipping_insurance_with_tax: number,
  insurance_offer_with_tax: number,
  coupon_code: optionalText,
  coupon_wallet_amount: number,
  wallet_promotion_amount: number,
  mwi_wallet_amount_with_tax: number,
  wallet_to_use: number,
  max_wallet_amount: number,
  credit_to_use: number,
});

/** The totals of a cart, from its attributes or from `meta`. */
export function toCartTotals(attributes: object): CustomerCartTotals {
  const totals = totalsWire.parse(attributes);
  return {
    count: totals.count,
    subtotal: totals.subtotal,
    promotionDiscount: totals.promotion_discount,
    couponDiscount: totals.coupon_discount,
    ivaPercentage: totals.iva_percentage,
    tax: totals.tax,
    total: totals.total,
    shipping: totals.shipping,
    shippingDiscount: totals.shipping_discount,
    shippingMinAmount: totals.shipping_min_amount,
    isShippingFree: totals.shipping_promotion_id !== null,
    shippingInsurance: totals.shipping_insurance,
    shippingInsuranceWithTax: totals.shipping_insurance_with_tax,
    insuranceOffer: totals.insurance_offer_with_tax,
    couponCode: totals.coupon_code,
    couponWalletAmount: totals.coupon_wallet_amount,
    walletPromotionAmount: totals.wallet_promotion_amount,
    mwiWalletAmountWithTax: totals.mwi_wallet_amount_with_tax,
    walletToUse: totals.wallet_to_use,
    maxWalletAmount: totals.max_wallet_amount,
    creditToUse: totals.credit_to_use,
  };
}
